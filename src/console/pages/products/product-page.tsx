import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Editing } from '#contract/api/content.ts';
import { consolePages } from '#contract/console-pages.ts';
import type { Locale } from '#i18n/locales.ts';
import { Tabs } from '#ui/tabs.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useKindName } from '#views/product/use-kind-name.ts';
import { ConsoleLink, navigate, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { editingQuery } from '../../content/content-queries.ts';
import { EditorFrame } from '../../content/editor-frame.tsx';
import { RevisionStanding } from '../../content/revision-standing.tsx';
import { useFieldInAddress } from '../../content/use-field-in-address.ts';
import { useConsoleLocale } from '../../viewer.tsx';
import { cellAddress, gapAddress } from './gap.ts';
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
	const { query } = useConsoleAddress();
	const [language, setLanguage] = useState<Locale>(useConsoleLocale());
	const asked = query.get('part');
	const part = parts.find((one) => one === asked) ?? 'texts';
	const form = useProductForm({
		...{ editing, language },
		onWrong: (wrong, wrongLanguage) => {
			if (wrongLanguage) setLanguage(wrongLanguage);
			navigate(addressOf(editing.id, wrong), 'replace');
		},
	});
	useFieldInAddress((field) => form.idOf(field as 'title'), setLanguage);
	const { texts } = form.values;
	const title = texts[language].title || texts.ko.title || texts.en.title || editing.id;
	return (
		<EditorFrame
			{...{ form, title, gapAddress, previewAddress }}
			cellAddress={(cell, locale) => cellAddress(editing.id, cell, locale)}
			above={
				<>
					<ConsoleLink to={consolePages.products.path}>{pages('products')}</ConsoleLink>
					{` / ${kindName(editing.of?.kind ?? 'spa')} / `}
					<RevisionStanding editing={editing} />
				</>
			}
			tabs={
				<Tabs label={t('parts')}>
					{parts.map((one) => (
						<ConsoleLink key={one} to={addressOf(editing.id, one)} aria-current={one === part ? 'page' : undefined}>
							{t(`part.${one}`)}
						</ConsoleLink>
					))}
				</Tabs>
			}
			more={({ onTold }) => <ProductMore form={form} onTold={onTold} />}
			instead={part === 'photographs' && <Photographs id={editing.id} />}
		>
			{part !== 'photographs' && <Fields part={part} form={form} onLanguage={setLanguage} />}
		</EditorFrame>
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
