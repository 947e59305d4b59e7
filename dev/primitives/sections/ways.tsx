import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { FormStepper } from '#ui/form-stepper.tsx';
import { PageNumbers } from '#ui/page-numbers.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Timeline } from '#ui/timeline.tsx';
import { Specimen } from '../specimen.tsx';

const steps = ['Your details', 'Business details', 'Documents', 'Agreements'];
const tabs = ['My Information', 'Reservation', 'Matching inquiry', 'Grade management'];

export function Ways() {
	return (
		<>
			{[0, 1, 3].map((current) => (
				<Specimen key={current} name={`form stepper, step ${current + 1}`} isWide>
					<FormStepper label="Steps" steps={steps} current={current} doneLabel="Done:" />
				</Specimen>
			))}
			<Specimen name="form stepper, Russian" isWide>
				<div lang="ru">
					<FormStepper
						label="Шаги"
						steps={['Вы', 'Ваше предприятие', 'Документы', 'Соглашения']}
						current={1}
						doneLabel="Готово:"
					/>
				</div>
			</Specimen>
			<Specimen name="tabs, the first; the last, in view on a phone" isWide>
				<PageTabs current={0} />
				<PageTabs current={3} />
			</Specimen>
			<Specimen name="timeline: done, now, future">
				<Timeline
					steps={[
						{ time: '2026.10.12 09:41', text: 'Request sent', state: 'done', stateLabel: 'Done:' },
						{ time: '2026.10.12 14:05', text: 'Confirmed by the clinic', state: 'done', stateLabel: 'Done:' },
						{ time: '2026.10.17', text: 'Your visit', state: 'now', stateLabel: 'Now:' },
						{ time: null, text: 'Your rating', state: 'future', stateLabel: 'Later:' },
					]}
				/>
			</Specimen>
			<Specimen name="fact rows, Russian: no word breaks">
				<div lang="ru">
					<FactRows
						rows={[
							{ name: 'Подтверждение', value: 'Клиника отвечает в течение одного рабочего дня' },
							{ name: 'Продолжительность', value: '3 часа' },
							{ name: 'Дата', value: '17 октября 2026 г.' },
						]}
					/>
				</div>
			</Specimen>
			{[1, 6, 12].map((current) => (
				<Specimen key={current} name={`page numbers, page ${current} of 12`} isWide>
					<Numbers current={current} />
				</Specimen>
			))}
			<Specimen name="card, with an aside and buttons" isWide>
				<Card title="Personal details" level={3} aside={<Button variant="link">Change</Button>}>
					<p>Shown only to providers you reserve.</p>
				</Card>
				<Card title="Photo" level={3} footer={<Button>Change photo</Button>}>
					<p>Square, at least 400 pixels.</p>
				</Card>
			</Specimen>
		</>
	);
}

const PageTabs = ({ current }: { current: number }) => (
	<Tabs label={`My page ${current}`}>
		{tabs.map((tab, at) => (
			<a key={tab} href="#ways" aria-current={at === current ? 'page' : undefined}>
				{tab}
			</a>
		))}
	</Tabs>
);

const Numbers = ({ current }: { current: number }) => (
	<PageNumbers
		label={`Pages, ${current}`}
		current={current}
		count={12}
		previousLabel="Previous page"
		nextLabel="Next page"
		pageLabel={(page) => `Page ${page}`}
		link={(page, look) => <a key={page} href={`#page-${page}`} {...look} />}
	/>
);
