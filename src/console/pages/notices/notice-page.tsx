import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Editing } from '#contract/api/content.ts';
import { consolePages } from '#contract/console-pages.ts';
import { noticeTopics } from '#domain/notice/notice.ts';
import type { Locale } from '#i18n/locales.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { Icon } from '#ui/icon.tsx';
import { Select } from '#ui/select.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { DayField } from '#views/field/day-field.tsx';
import { ConsoleLink, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { ArchiveButton } from '../../content/archive-button.tsx';
import styles from '../../content/content.module.css';
import { ContentEditor } from '../../content/content-editor.tsx';
import { editingQuery } from '../../content/content-queries.ts';
import { RevisionStanding } from '../../content/revision-standing.tsx';
import { type ContentForm, useContentForm } from '../../content/use-content-form.ts';
import { useConsoleLocale } from '../../viewer.tsx';
import { contentOf, faultsOf, type NoticeValues, valuesOf } from './notice-values.ts';

const path = consolePages.notices.path;

/** One notice to write. */
export function NoticePage() {
	const id = useConsoleAddress().match?.params.id ?? '';
	const query = useQuery({ ...editingQuery(useApi(), { kind: 'notice', id }), refetchOnMount: 'always' });
	return <Await query={query}>{(editing) => <Editor key={editing.id} editing={editing} />}</Await>;
}

const useNoticeForm = (editing: Editing, language: Locale, onLanguage: (locale: Locale) => void) =>
	useContentForm<NoticeValues>({
		...{ editing, language, valuesOf, contentOf, faultsOf },
		fieldOf: (at) => at.replace(/^content\.value\./, '').replace(/^endsAt$/, 'endsOn'),
		onWrong: (_, wrong) => wrong && onLanguage(wrong),
	});
type NoticeForm = ReturnType<typeof useNoticeForm>;

function Editor({ editing }: { editing: Editing }) {
	const t = useTranslations('console.notice');
	const texts = useTranslations('console.text');
	const pages = useTranslations('console.pages');
	const topics = useTranslations('notice.topic');
	const [language, setLanguage] = useState<Locale>(useConsoleLocale());
	const form = useNoticeForm(editing, language, setLanguage);
	return (
		<ContentEditor
			{...{ form, path }}
			above={
				<>
					<ConsoleLink to={path}>{pages('notices')}</ConsoleLink>
					{' / '}
					<RevisionStanding editing={editing} />
				</>
			}
			looks={[
				{ part: 'title', max: 200 },
				{ part: 'body', rows: 14, max: 20_000, hint: texts('bodyHint') },
				{ part: 'alsoCalled', rows: 2, max: 2_000, hint: t('searchHint') },
			]}
			more={({ onTold }) => <Archive form={form} onTold={onTold} />}
			previewFacts={
				<p className={styles.badges}>
					<Badge tone="brand">{topics(form.values.topic)}</Badge>
					{form.values.isPinned && <Icon name="pin" label={t('isPinned')} />}
				</p>
			}
			onLanguage={setLanguage}
		>
			<Facts form={form} />
		</ContentEditor>
	);
}

function Facts({ form }: { form: NoticeForm }) {
	const t = useTranslations('console.notice');
	const topics = useTranslations('notice.topic');
	const { topic, isPinned, endsOn, touchesFrom, touchesTo } = form.values;
	const day = (field: 'endsOn' | 'touchesFrom' | 'touchesTo', value: string) => ({
		...{ id: form.idOf(field), value, error: form.errorOf(field), daysAhead: 700, daysBack: 700 },
		onChange: (chosen: string) => form.change({ [field]: chosen }),
	});
	return (
		<Card title={t('facts')}>
			<div className={styles.grid}>
				<Select
					id={form.idOf('topic')}
					name="topic"
					label={t('topic')}
					isLabelShown
					value={topic}
					options={noticeTopics.map((value) => ({ value, label: topics(value) }))}
					onChange={(chosen) => form.change({ topic: chosen })}
				/>
				<DayField {...day('endsOn', endsOn)} label={t('endsOn')} hint={t('endsHint')} />
			</div>
			<CheckRow
				name="isPinned"
				label={t('isPinned')}
				isChecked={isPinned}
				onChange={(isChecked) => form.change({ isPinned: isChecked })}
			/>
			<fieldset className={styles.stack}>
				<legend>{t('touches')}</legend>
				<p className={styles.small}>{t('touchesText')}</p>
				<div className={styles.grid}>
					<DayField {...day('touchesFrom', touchesFrom)} label={t('from')} />
					<DayField {...day('touchesTo', touchesTo)} label={t('to')} />
				</div>
			</fieldset>
		</Card>
	);
}

/** It is gone from the site, and kept. */
function Archive({ form, onTold }: { form: ContentForm; onTold: (message: string) => void }) {
	const t = useTranslations('console.notice');
	const words = { label: t('archive'), title: t('archiveTitle'), text: t('archiveText'), keep: t('keep') };
	return <ArchiveButton {...{ form, onTold }} words={{ ...words, told: t('archivedTold') }} />;
}
