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
import { useKindName } from '#views/product/use-kind-name.ts';
import { ConsoleLink, navigate, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { Completeness } from '../../content/completeness.tsx';
import { ConflictSheet } from '../../content/conflict-sheet.tsx';
import styles from '../../content/content.module.css';
import { ContentActions } from '../../content/content-actions.tsx';
import { StateBadge } from '../../content/content-list.tsx';
import { editingQuery } from '../../content/content-queries.ts';
import { StandingCard } from '../../content/standing-card.tsx';
import { useFieldName } from '../../content/use-field-name.ts';
import { PageHead } from '../../page-head.tsx';
import { useConsoleLocale } from '../../viewer.tsx';
import { gapAddress } from './gap.ts';
import { Photographs } from './photographs.tsx';
import { previewAddress } from './preview-address.ts';
import { PriceFields } from './price-fields.tsx';
import { ProductMore } from './product-more.tsx';
import { ProductTexts } from './product-texts.tsx';
import { TermFields } from './term-fields.tsx';
import { TimeFields } from './time-fields.tsx';
import { type Part, type ProductForm, parts, useProductForm } from './use-product-form.ts';

/** One product to edit. */
export function ProductPage() {
	const { match } = useConsoleAddress();
	const id = match?.params.id ?? '';
	const query = useQuery({ ...editingQuery(useApi(), { kind: 'product', id }), refetchOnMount: 'always' });
	return <Await query={query}>{(editing) => <Editor key={editing.id} editing={editing} />}</Await>;
}

const addressOf = (id: string, part: Part) =>
	`${consolePages.products.path}/${id}${part === 'texts' ? '' : `?part=${part}`}`;

function Editor({ editing }: { editing: Editing }) {
	const t = useTranslations('console.product');
	const pages = useTranslations('console.pages');
	const kindName = useKindName();
	const nameOf = useFieldName();
	const { query } = useConsoleAddress();
	const [language, setLanguage] = useState<Locale>(useConsoleLocale());
	const [message, setMessage] = useState<string>();
	const asked = query.get('part');
	const part = parts.find((one) => one === asked) ?? 'texts';
	const form = useProductForm({
		...{ editing, language },
		onWrong: (wrong, wrongLanguage) => {
			if (wrongLanguage) setLanguage(wrongLanguage);
			navigate(addressOf(editing.id, wrong), 'replace');
		},
	});
	const field = query.get('field');
	// biome-ignore lint/correctness/useExhaustiveDependencies: only another place to go to matters
	useEffect(() => {
		const of = field && languageOf(field);
		if (of) setLanguage(of);
		if (!field) return;
		// Its part and language are on screen in the next frame.
		const waiting = requestAnimationFrame(() => document.getElementById(form.idOf(field as 'title'))?.focus());
		return () => cancelAnimationFrame(waiting);
	}, [field, part]);
	const { texts } = form.values;
	const title = texts[language].title || texts.ko.title || texts.en.title || editing.id;
	// What guests see may be an earlier one.
	const { latest, published } = editing;
	const behind = published === null || published === latest ? '' : ` (${t('shownRevision', { number: published })})`;
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.save().then((saved) => saved && setMessage(t('saved')));
	};
	const labelOf = (field: string) => {
		const of = languageOf(field);
		return of ? `${locales[of].ownName}, ${nameOf(field)}` : nameOf(field);
	};
	return (
		<>
			<PageHead
				title={title}
				above={
					<>
						<ConsoleLink to={consolePages.products.path}>{pages('products')}</ConsoleLink>
						{` / ${kindName(editing.of?.kind ?? 'spa')} / ${t('revision', { number: editing.latest })}${behind} `}
						<StateBadge state={editing.state} />
					</>
				}
				aside={<ContentActions form={form} onTold={setMessage} {...{ gapAddress, previewAddress }} />}
			/>
			<Tabs label={t('parts')}>
				{parts.map((one) => (
					<ConsoleLink key={one} to={addressOf(editing.id, one)} aria-current={one === part ? 'page' : undefined}>
						{t(`part.${one}`)}
					</ConsoleLink>
				))}
			</Tabs>
			<div className={styles.columns}>
				{part === 'photographs' ? (
					<div className={styles.form}>
						<Photographs id={editing.id} />
					</div>
				) : (
					<form className={styles.form} noValidate onSubmit={submit}>
						<FormSummary form={form} title={(count) => t('mend', { count })} labelOf={labelOf} />
						{form.failure && (
							<Note tone="bad" isAlert>
								{form.failure}
							</Note>
						)}
						<Fields part={part} form={form} onLanguage={setLanguage} />
					</form>
				)}
				<div className={styles.side}>
					<StandingCard
						{...{ form, gapAddress }}
						onTold={setMessage}
						more={<ProductMore form={form} onTold={setMessage} />}
					/>
					<Completeness editing={editing} />
				</div>
			</div>
			<ConflictSheet form={form} onTold={setMessage} />
			<Toast message={message} closeLabel={t('close')} onClose={() => setMessage(undefined)} />
		</>
	);
}

/** Photographs have forms of their own, and count at once. */
function Fields({
	part,
	form,
	onLanguage,
}: {
	part: Exclude<Part, 'photographs'>;
	form: ProductForm;
	onLanguage: (locale: Locale) => void;
}) {
	switch (part) {
		case 'texts':
			return <ProductTexts form={form} onLanguage={onLanguage} />;
		case 'price':
			return <PriceFields form={form} />;
		case 'times':
			return <TimeFields form={form} />;
		case 'terms':
			return <TermFields form={form} />;
	}
}
