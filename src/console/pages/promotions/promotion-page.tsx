import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import type { Editing } from '#contract/api/content.ts';
import { consolePages } from '#contract/console-pages.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { FormSummary } from '#ui/form/form-summary.tsx';
import { languageOf } from '#ui/form/texts.ts';
import { Note } from '#ui/note.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink, navigate, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { Completeness } from '../../content/completeness.tsx';
import { ConflictSheet } from '../../content/conflict-sheet.tsx';
import styles from '../../content/content.module.css';
import { ContentActions } from '../../content/content-actions.tsx';
import { editingQuery } from '../../content/content-queries.ts';
import { EditorWords } from '../../content/editor-words.ts';
import { StandingCard } from '../../content/standing-card.tsx';
import { TextFields } from '../../content/text-fields.tsx';
import { PageHead } from '../../page-head.tsx';
import { useConsoleLocale } from '../../viewer.tsx';
import { End } from './end.tsx';
import { gapAddress, parts, promotionAddress } from './promotion-gap.ts';
import { type Offered, offeredQuery } from './promotion-queries.ts';
import { RuleFields } from './rule-fields.tsx';
import { previewAddress, usePromotionFieldName, usePromotionForm } from './use-promotion-form.ts';

/** One promotion to edit. */
export function PromotionPage() {
	const { match } = useConsoleAddress();
	const id = match?.params.id ?? '';
	const callApi = useApi();
	const query = useQuery({ ...editingQuery(callApi, { kind: 'promotion', id }), refetchOnMount: 'always' });
	const offered = useQuery(offeredQuery(callApi, { id, language: useConsoleLocale(), search: '' }));
	return (
		<Await query={query}>
			{(editing) => (
				<Await query={offered}>{(products) => <Editor key={editing.id} editing={editing} offered={products} />}</Await>
			)}
		</Await>
	);
}

/** As long as their places on the site are. */
const looks = [
	{ part: 'title', max: 120 },
	{ part: 'lead', rows: 2, max: 300 },
	{ part: 'body', rows: 7, max: 5_000 },
	{ part: 'audience', rows: 2, max: 600 },
	{ part: 'scope', rows: 2, max: 600 },
] as const;

function Editor({ editing, offered }: { editing: Editing; offered: Offered }) {
	const t = useTranslations('console.promotion');
	const words = useTranslations('console.product');
	const pages = useTranslations('console.pages');
	const nameOf = usePromotionFieldName();
	const { query } = useConsoleAddress();
	const [language, setLanguage] = useState<Locale>(useConsoleLocale());
	const [message, setMessage] = useState<string>();
	const part = parts.find((one) => one === query.get('part')) ?? 'rule';
	const form = usePromotionForm({
		...{ editing, language },
		onWrong: (wrong, wrongLanguage) => {
			if (wrongLanguage) setLanguage(wrongLanguage);
			navigate(promotionAddress(editing.id, wrong), 'replace');
		},
	});
	const field = query.get('field');
	// biome-ignore lint/correctness/useExhaustiveDependencies: only another place to go to matters
	useEffect(() => {
		const of = field && languageOf(field);
		if (of) setLanguage(of);
		if (!field) return;
		// Its part and language are on screen in the next frame.
		const waiting = requestAnimationFrame(() => {
			const found = document.getElementById(form.idOf(field));
			(found?.matches('input, textarea, select, button') ? found : found?.querySelector('input'))?.focus();
		});
		return () => cancelAnimationFrame(waiting);
	}, [field, part]);
	const { texts } = form.values;
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.save().then((saved) => saved && setMessage(words('saved')));
	};
	const labelOf = (at: string) => {
		const of = languageOf(at);
		return of ? `${locales[of].ownName}, ${nameOf(at)}` : nameOf(at);
	};
	return (
		<EditorWords value={{ checkName: (check) => t(`check.${check as 'texts'}`), nameOf }}>
			<PageHead
				title={texts[language].title || texts.ko.title || texts.en.title || editing.id}
				above={
					<>
						<ConsoleLink to={consolePages.promotions.path}>{pages('promotions')}</ConsoleLink>
						{` / ${offered.owner?.name ?? t('everybodys')} / ${words('revision', { number: editing.latest })}`}
					</>
				}
				aside={<ContentActions form={form} onTold={setMessage} {...{ gapAddress, previewAddress }} />}
			/>
			<Tabs label={t('parts')}>
				{parts.map((one) => (
					<ConsoleLink
						key={one}
						to={promotionAddress(editing.id, one)}
						aria-current={one === part ? 'page' : undefined}
					>
						{t(`part.${one}`)}
					</ConsoleLink>
				))}
			</Tabs>
			<div className={styles.columns}>
				<form className={styles.form} noValidate onSubmit={submit}>
					<FormSummary form={form} title={(count) => words('mend', { count })} labelOf={labelOf} />
					{form.failure && (
						<Note tone="bad" isAlert>
							{form.failure}
						</Note>
					)}
					{part === 'texts' ? (
						<TextFields form={form} looks={looks} onLanguage={setLanguage} />
					) : (
						<RuleFields form={form} offered={offered} />
					)}
				</form>
				<div className={styles.side}>
					<StandingCard {...{ form, gapAddress }} onTold={setMessage} more={<End form={form} onTold={setMessage} />} />
					<Completeness editing={editing} />
				</div>
			</div>
			<ConflictSheet form={form} onTold={setMessage} />
			<Toast message={message} closeLabel={words('close')} onClose={() => setMessage(undefined)} />
		</EditorWords>
	);
}
