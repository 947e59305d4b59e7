import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Editing } from '#contract/api/content.ts';
import { consolePages } from '#contract/console-pages.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { isAgreedTo } from '#domain/member/consent.ts';
import { isCompanyText } from '#domain/page/page-text.ts';
import { earliestDay, isAnnounced } from '#domain/page/text-change.ts';
import { formatDate } from '#i18n/format.ts';
import { joinSentences } from '#i18n/join-sentences.ts';
import type { Locale } from '#i18n/locales.ts';
import { Card } from '#ui/card.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { DayField } from '#views/field/day-field.tsx';
import { ConsoleLink, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { ContentEditor } from '../../content/content-editor.tsx';
import { editingQuery } from '../../content/content-queries.ts';
import { AheadBadge } from '../../content/revision-standing.tsx';
import { useContentForm } from '../../content/use-content-form.ts';
import { PageHead } from '../../page-head.tsx';
import { useConsoleLocale } from '../../viewer.tsx';
import { contentOf, type TextValues, valuesOf } from './text-values.ts';
import { TextVersions } from './text-versions.tsx';

const path = consolePages.texts.path;
const parts = ['edit', 'versions'] as const;

/** One text: its next version, and all its versions with who agreed. */
export function TextPage() {
	const { match, query: address } = useConsoleAddress();
	const id = match?.params.id ?? '';
	const part = address.get('part') === 'versions' ? 'versions' : 'edit';
	const query = useQuery({ ...editingQuery(useApi(), { kind: 'page-text', id }), refetchOnMount: 'always' });
	return (
		<Await query={query}>
			{(editing) =>
				part === 'versions' ? <Versions editing={editing} /> : <Editor key={editing.id} editing={editing} />
			}
		</Await>
	);
}

function PartTabs({ id, part }: { id: string; part: (typeof parts)[number] }) {
	const t = useTranslations('console.text');
	return (
		<Tabs label={t('parts')}>
			{parts.map((one) => (
				<ConsoleLink
					key={one}
					to={`${path}/${id}${one === 'edit' ? '' : '?part=versions'}`}
					aria-current={one === part ? 'page' : undefined}
				>
					{one === 'versions' && !isAgreedTo(id) ? t('versions') : t(`part.${one}`)}
				</ConsoleLink>
			))}
		</Tabs>
	);
}

const Above = () => <ConsoleLink to={path}>{useTranslations('console.pages')('texts')}</ConsoleLink>;

function Versions({ editing }: { editing: Editing }) {
	const language = useConsoleLocale();
	if (editing.content.kind !== 'page-text') return null;
	const { texts } = editing.content.value;
	const title = (texts[language] ?? texts.en ?? texts.ko)?.title ?? editing.id;
	return (
		<>
			<PageHead title={title} above={<Above />} />
			<PartTabs id={editing.id} part="versions" />
			<TextVersions slug={editing.id} title={title} />
		</>
	);
}

function Editor({ editing }: { editing: Editing }) {
	const t = useTranslations('console.text');
	const calendar = useTranslations('shell.calendar');
	const [language, setLanguage] = useState<Locale>(useConsoleLocale());
	const form = useContentForm<TextValues>({
		...{ editing, language, contentOf },
		// Its day is the next version's own, unless it is a draft's.
		valuesOf: (opened) => valuesOf({ published: editing.published, ...opened }),
		faultsOf: () => ({}),
		fieldOf: (at) => at.replace(/^content\.value\./, ''),
		onWrong: (_, wrong) => wrong && setLanguage(wrong),
	});
	const { effectiveOn, isAdverse } = form.values;
	const isTold = isAnnounced(editing.id);
	const isOfPage = isCompanyText(editing.id);
	const earliest = earliestDay(editing.id, isAdverse, koreanDay(new Date()));
	// It was soon enough when it was written, or for a change that takes nothing away.
	const isTooEarly = isTold && effectiveOn !== '' && effectiveOn < earliest;
	return (
		<ContentEditor
			{...{ form, path }}
			above={
				<>
					<Above /> <AheadBadge editing={editing} />
				</>
			}
			tabs={<PartTabs id={editing.id} part="edit" />}
			looks={[
				{ part: 'title', max: 200 },
				{
					...{ part: 'body', rows: 24, max: 60_000 },
					hint: isOfPage ? joinSentences([t('leadHint'), t('bodyHint')]) : t('bodyHint'),
				},
			]}
			onLanguage={setLanguage}
		>
			<Card title={t('begins')}>
				<DayField
					id={form.idOf('effectiveOn')}
					label={isOfPage ? t('showsFrom') : t('effectiveOn')}
					value={effectiveOn}
					hint={
						isTold ? t('announcedHint', { date: formatDate(earliest) }) : isOfPage ? t('showsHint') : t('effectiveHint')
					}
					error={
						form.errorOf('effectiveOn') ??
						(isTooEarly ? calendar('tooEarly', { date: formatDate(earliest) }) : undefined)
					}
					daysAhead={700}
					from={isTold ? earliest : undefined}
					onChange={(day) => form.change({ effectiveOn: day })}
				/>
				{isTold && (
					<CheckRow
						name="isAdverse"
						label={t('isAdverse')}
						description={t('isAdverseHint')}
						isChecked={isAdverse}
						onChange={(isChecked) => form.change({ isAdverse: isChecked })}
					/>
				)}
			</Card>
		</ContentEditor>
	);
}
