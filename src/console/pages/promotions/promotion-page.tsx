import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Editing } from '#contract/api/content.ts';
import { consolePages } from '#contract/console-pages.ts';
import type { Locale } from '#i18n/locales.ts';
import { Tabs } from '#ui/tabs.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink, navigate, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { ArchiveButton } from '../../content/archive-button.tsx';
import { editingQuery } from '../../content/content-queries.ts';
import { EditorFrame } from '../../content/editor-frame.tsx';
import { EditorWords } from '../../content/editor-words.ts';
import { RevisionStanding } from '../../content/revision-standing.tsx';
import { TextFields } from '../../content/text-fields.tsx';
import type { ContentForm } from '../../content/use-content-form.ts';
import { useFieldInAddress } from '../../content/use-field-in-address.ts';
import { useConsoleLocale } from '../../viewer.tsx';
import { cellAddress, gapAddress, parts, promotionAddress } from './promotion-gap.ts';
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
	const pages = useTranslations('console.pages');
	const nameOf = usePromotionFieldName();
	const { query } = useConsoleAddress();
	const [language, setLanguage] = useState<Locale>(useConsoleLocale());
	const part = parts.find((one) => one === query.get('part')) ?? 'rule';
	const form = usePromotionForm({
		...{ editing, language },
		onWrong: (wrong, wrongLanguage) => {
			if (wrongLanguage) setLanguage(wrongLanguage);
			navigate(promotionAddress(editing.id, wrong), 'replace');
		},
	});
	useFieldInAddress(form.idOf, setLanguage);
	const { texts } = form.values;
	return (
		<EditorWords value={{ checkName: (check) => t(`check.${check as 'texts'}`), nameOf }}>
			<EditorFrame
				{...{ form, gapAddress, previewAddress }}
				cellAddress={(cell, locale) => cellAddress(editing.id, cell, locale)}
				title={texts[language].title || texts.ko.title || texts.en.title || editing.id}
				above={
					<>
						<ConsoleLink to={consolePages.promotions.path}>{pages('promotions')}</ConsoleLink>
						{` / ${offered.owner?.name ?? t('everybodys')} / `}
						{/* What is published may not have begun, or be over. */}
						<RevisionStanding editing={editing} isStateSaid={false} />
					</>
				}
				tabs={
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
				}
				more={({ onTold }) => <End form={form} onTold={onTold} />}
			>
				{part === 'texts' ? (
					<TextFields form={form} looks={looks} onLanguage={setLanguage} />
				) : (
					<RuleFields form={form} offered={offered} />
				)}
			</EditorFrame>
		</EditorWords>
	);
}

/** Ends it before its time: nobody reserves with it any more, and who has keeps it. */
function End({ form, onTold }: { form: ContentForm; onTold: (message: string) => void }) {
	const t = useTranslations('console.promotion.end');
	const words = { label: t('label'), title: t('title'), text: t('text'), keep: t('keep'), told: t('told') };
	return <ArchiveButton {...{ form, onTold, words }} />;
}
