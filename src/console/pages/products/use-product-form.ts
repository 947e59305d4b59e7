import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Editing } from '#contract/api/content.ts';
import type { ContentValue } from '#contract/api/content-values.ts';
import type { CallApi } from '#contract/api.ts';
import type { Locale } from '#i18n/locales.ts';
import { formDraft } from '#ui/form/draft.ts';
import { languageOf } from '#ui/form/texts.ts';
import { useForm } from '#ui/form/use-form.ts';
import { useApi } from '#views/api-context.ts';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { useViewer } from '../../viewer.tsx';
import { editingQuery, paramsOf, productListKey } from './product-queries.ts';
import { contentOf, faultsOf, type ProductValues, valuesOf } from './product-values.ts';

type Saving = Awaited<ReturnType<typeof putDraft>>;
export type Conflict = Extract<Saving, { outcome: 'conflict' }>;

const putDraft = (callApi: CallApi, id: string, body: Parameters<typeof bodyOf>[0]) =>
	callApi('PUT /api/console/content/:noun/:id/draft', { params: paramsOf(id), body: bodyOf(body) });

const bodyOf = ({
	base,
	content,
	confirmed,
}: {
	base: number;
	content: ContentValue;
	confirmed: readonly string[];
}) => ({
	...{ base, content },
	confirmed: confirmed.map((cell) => {
		const [field = '', locale] = cell.split('.');
		return { field, locale: locale as Locale };
	}),
});

/** The editor's tabs, and the field of the form that each path of the server means. */
export const parts = ['texts', 'photographs', 'price', 'times', 'terms'] as const;
export type Part = (typeof parts)[number];

function partOf(field: string): Part {
	if (/^(price|rules|options)/.test(field)) return 'price';
	if (languageOf(field)) return 'texts';
	return /^(schedule|minutes|nights)/.test(field) ? 'times' : 'terms';
}

const fieldOf = (at: string) => at.replace(/^content\.value\./, '').replace(/^place\.name\.(\w+)$/, 'texts.$1.place');

type Given = { editing: Editing; language: Locale; onWrong: (part: Part, language: Locale | undefined) => void };

/** What is being written of a product; kept in this tab until it is saved, and never saved over what somebody else wrote. */
export function useProductForm({ editing, language, onWrong }: Given) {
	const callApi = useApi();
	const client = useQueryClient();
	const viewer = useViewer();
	const [blank] = useState(() => valuesOf(editing));
	const [conflict, setConflict] = useState<Conflict>();
	const [draft] = useState(() =>
		formDraft<ProductValues>({
			...{ name: `product-${editing.id}`, owner: viewer.id, blank },
			fields: Object.keys(blank) as (keyof ProductValues)[],
		}),
	);
	const form = useForm<ProductValues>({
		...{ blank, draft, faultsOf, fieldOf, textOf: useConsoleFailure() },
		idOf: (field) => `product-${field.replaceAll('.', '-')}`,
		bringUp: (fields) => {
			const [first = ''] = fields;
			onWrong(partOf(first), languageOf(first));
			return fields;
		},
	});
	const take = (next: Editing) => {
		client.setQueryData(editingQuery(callApi, editing.id).queryKey, next);
		void client.invalidateQueries({ queryKey: [productListKey] });
	};
	const begin = (next: Editing) => {
		take(next);
		form.forget();
		form.restart(valuesOf(next));
	};
	const { isDirty, values } = form;
	// A colleague saved, and nothing is being written here.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only another revision matters
	useEffect(() => {
		if (form.isRestored && !isDirty && editing.latest > values.base) form.restart(valuesOf(editing));
	}, [editing.latest]);

	const put = async (body: Parameters<typeof bodyOf>[0]): Promise<Editing | undefined> => {
		const answer = await putDraft(callApi, editing.id, body);
		if (answer.outcome === 'conflict') {
			setConflict(answer);
			void client.invalidateQueries({ queryKey: editingQuery(callApi, editing.id).queryKey });
			return undefined;
		}
		setConflict(undefined);
		begin(answer.editing);
		return answer.editing;
	};
	/** The newest revision with all that stands in the form; undefined where it could not be saved. */
	const save = async (): Promise<Editing | undefined> => {
		let saved: Editing | undefined;
		await form.submit({
			send: async (now) => {
				saved = await put({ base: now.base, content: contentOf(now), confirmed: now.confirmed });
			},
		});
		return saved;
	};
	return { ...form, language, editing, conflict, setConflict, put, save, take, begin };
}
export type ProductForm = ReturnType<typeof useProductForm>;
