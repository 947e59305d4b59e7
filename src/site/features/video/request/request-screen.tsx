import { useState } from 'react';
import type { videoEndpoints } from '#contract/api/video.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { pagePath } from '#contract/page-address.ts';
import { type ContentLocale, contentLocales } from '#domain/kernel/locale-text.ts';
import { timeFaults } from '#domain/video/wished-times.ts';
import { useRouter } from '#site/router/router.tsx';
import { usePageAddress } from '#site/router/use-page-address.ts';
import { usePage } from '#site/use-page.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { FormSummary } from '#ui/form/form-summary.tsx';
import { useRepeatKey } from '#ui/form/new-key.ts';
import { useForm } from '#ui/form/use-form.ts';
import { useFailureText } from '#ui/form/use-saving.ts';
import { Icon } from '#ui/icon.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { noWish, type Wish, WishPicker } from '#views/video/date/wish-picker.tsx';
import styles from './request.module.css';

type Offer = OutputOf<(typeof videoEndpoints)['GET /api/video-offer']>;
type House = NonNullable<Offer['house']>;

type Values = {
	wishes: Wish[];
	spoken: ContentLocale;
	wantsInterpreter: boolean;
	topic: string;
	isHealthAgreed: boolean;
	isAdviceUnderstood: boolean;
};

const chosen = (wishes: readonly Wish[]) => wishes.filter(({ at }) => at !== '');

/** What is wrong, in the order of the page. */
function faultsOf({ wishes, isHealthAgreed, isAdviceUnderstood }: Values, minutes: number) {
	const times = chosen(wishes).map(({ at }) => new Date(at));
	const places = wishes.flatMap(({ at }, index) => (at === '' ? [] : [index]));
	const faults = timeFaults(times, { now: new Date(), minutes, by: 'member' });
	return {
		...Object.fromEntries(faults.map(({ at, code }) => [`times.${places[Number(at.split('.')[1])] ?? 0}`, code])),
		...(!isHealthAgreed && { isHealthAgreed: 'must-agree' as const }),
		...(!isAdviceUnderstood && { isAdviceUnderstood: 'must-agree' as const }),
	};
}

/** Up to three times, what it is about, and two ticks. */
export function RequestScreen({ house, minutes }: { house: House; minutes: number }) {
	const t = useTranslations('video.request');
	const { callApi, locale } = usePage();
	const { navigate } = useRouter();
	const address = usePageAddress();
	const repeat = useRepeatKey();
	const [now] = useState(() => new Date());
	const textOf = useFailureText(useTranslations('video')('unreachable'));
	const form = useForm<Values>({
		blank: {
			...{ wishes: [noWish], spoken: locale as ContentLocale, wantsInterpreter: true, topic: '' },
			...{ isHealthAgreed: false, isAdviceUnderstood: false },
		},
		faultsOf: (values) => faultsOf(values, minutes),
		textOf,
		asksBeforeLeaving: true,
	});
	const send = () =>
		form.submit({
			send: async ({ wishes, ...values }) => {
				const times = chosen(wishes).map(({ at }) => at);
				const body = {
					...{ ...values, language: locale, times },
					...{ isHealthAgreed: true as const, isAdviceUnderstood: true as const },
					...(house.product ? { productId: house.product.id } : { providerId: house.provider.id }),
				};
				const { id } = await callApi('POST /api/video-dates', {
					body: { ...body, key: repeat.keyOf(JSON.stringify(body)) },
				});
				form.restart(form.values);
				navigate(address(pagePath('videoConsultation'), { date: id }));
			},
		});
	return (
		<div className={styles.page}>
			<div className={styles.columns}>
				<form
					className={styles.form}
					noValidate
					onSubmit={(event) => {
						event.preventDefault();
						void send();
					}}
				>
					<h1>{t('title')}</h1>
					<p className={styles.lead}>{t('lead', { minutes })}</p>
					<FormSummary
						form={form}
						title={(count) => t('summary', { count })}
						labelOf={(field) => t(labels[field] ?? 'times')}
					/>
					<FailureNote>{form.failure}</FailureNote>
					<Card title={t('times')}>
						<p className={styles.hint}>{t('timesHint')}</p>
						<WishPicker
							{...{ minutes, now }}
							by="member"
							wishes={form.values.wishes}
							error={(index) => form.errorOf(`times.${index}`)}
							onChange={(wishes) => form.change({ wishes })}
						/>
					</Card>
					<AboutCard form={form} isRunByAgency={house.provider.isRunByAgency} />
					<Consents form={form} isRunByAgency={house.provider.isRunByAgency} />
					<div className={styles.foot}>
						<p>
							<Icon name="lock" />
							{t('private')}
						</p>
						<Button type="submit" variant="primary" size="lg" isBusy={form.isBusy}>
							{t('send')}
						</Button>
					</div>
				</form>
				<HouseSide house={house} minutes={minutes} />
			</div>
		</div>
	);
}

/** `isRunByAgency`: the agency runs the clinic's desk, so who reads it is another. */
type PartProps = { form: ReturnType<typeof useForm<Values>>; isRunByAgency: boolean };

const labels: Record<string, 'times' | 'health' | 'advice'> = {
	isHealthAgreed: 'health',
	isAdviceUnderstood: 'advice',
};

function AboutCard({ form, isRunByAgency }: PartProps) {
	const t = useTranslations('video.request');
	const names = useTranslations('video.language');
	return (
		<Card title={t('about')}>
			<TextArea
				{...form.field('topic')}
				label={t('topic')}
				optionalLabel={t('optional')}
				hint={t('topicHint', { isRunByAgency: isRunByAgency ? 'yes' : 'no' })}
				maxLength={2_000}
			/>
			<div className={styles.two}>
				<Select
					name="spoken"
					label={t('spoken')}
					isLabelShown
					value={form.values.spoken}
					options={contentLocales.map((value) => ({ value, label: names(value) }))}
					onChange={(spoken) => form.change({ spoken })}
				/>
				<CheckRow
					name="wantsInterpreter"
					label={t('interpreter')}
					description={t('interpreterHint')}
					isChecked={form.values.wantsInterpreter}
					onChange={(wantsInterpreter) => form.change({ wantsInterpreter })}
				/>
			</div>
		</Card>
	);
}

function Consents({ form, isRunByAgency }: PartProps) {
	const t = useTranslations('video.request');
	return (
		<div className={styles.consents}>
			<CheckRow
				id="isHealthAgreed"
				name="isHealthAgreed"
				label={t('health')}
				description={t('healthHint', { isRunByAgency: isRunByAgency ? 'yes' : 'no' })}
				error={form.errorOf('isHealthAgreed')}
				isChecked={form.values.isHealthAgreed}
				onChange={(isHealthAgreed) => form.change({ isHealthAgreed })}
			/>
			<CheckRow
				id="isAdviceUnderstood"
				name="isAdviceUnderstood"
				label={t('advice')}
				error={form.errorOf('isAdviceUnderstood')}
				isChecked={form.values.isAdviceUnderstood}
				onChange={(isAdviceUnderstood) => form.change({ isAdviceUnderstood })}
			/>
		</div>
	);
}

function HouseSide({ house: { provider, product }, minutes }: { house: House; minutes: number }) {
	const t = useTranslations('video.request');
	return (
		<aside className={styles.side}>
			<p className={styles.houseName}>{provider.name}</p>
			<p className={styles.houseTrade}>{product?.title ?? provider.trade}</p>
			<ul className={styles.languages}>
				{provider.languages.map((one) => (
					<li key={one}>{one.toUpperCase()}</li>
				))}
			</ul>
			<ol className={styles.steps}>
				<li data-now="">{t('step1')}</li>
				<li>
					{t('step2')}
					<small>{t('step2Hint')}</small>
				</li>
				<li>
					{t('step3')}
					<small>{t('step3Hint')}</small>
				</li>
				<li>{t('step4', { minutes })}</li>
			</ol>
		</aside>
	);
}
