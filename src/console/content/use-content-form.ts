import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Editing } from '#contract/api/content.ts';
import type { ContentValue } from '#contract/api/content-values.ts';
import type { CallApi } from '#contract/api.ts';
import type { Locale } from '#i18n/locales.ts';
import { formDraft } from '#ui/form/draft.ts';
import type { Faults } from '#ui/form/faults.ts';
import { languageOf } from '#ui/form/texts.ts';
import { useForm } from '#ui/form/use-form.ts';
import { useApi } from '#views/api-context.ts';
import { useConsoleFailure } from '../use-console-failure.ts';
import { useViewer } from '../viewer.tsx';
import { contentListKey, editingQuery, paramsOf } from './content-queries.ts';

/** Of every editor: the revision it was written on, and translations said to be still right (`title.ru`). */
export type ContentValues = { base: number; confirmed: string[] };
type Opened = Pick<Editing, 'latest' | 'content'>;
type Body = { base: number; content: ContentValue; confirmed: readonly string[] };

const putDraft = (callApi: CallApi, editing: Editing, { base, content, confirmed }: Body) =>
	callApi('PUT /api/console/content/:noun/:id/draft', {
		params: paramsOf(editing),
		body: {
			...{ base, content },
			confirmed: confirmed.map((cell) => {
				const [field = '', locale] = cell.split('.');
				return { field, locale: locale as Locale };
			}),
		},
	});
type Conflict = Extract<Awaited<ReturnType<typeof putDraft>>, { outcome: 'conflict' }>;

type Given<Values extends ContentValues> = {
	editing: Editing;
	language: Locale;
	valuesOf: (opened: Opened) => Values;
	contentOf: (values: Values) => ContentValue;
	faultsOf: (values: Values) => Faults;
	/** The field of the form that a path of the server means. */
	fieldOf: (at: string) => string;
	onWrong: (field: string, language: Locale | undefined) => void;
};

/** What is being written of a thing; kept in this tab until it is saved, and never saved over what somebody else wrote. */
export function useContentForm<Values extends ContentValues>(given: Given<Values>) {
	const { editing, language, valuesOf, contentOf, faultsOf, fieldOf, onWrong } = given;
	const callApi = useApi();
	const client = useQueryClient();
	const viewer = useViewer();
	const [blank] = useState(() => valuesOf(editing));
	const [conflict, setConflict] = useState<Conflict>();
	const [draft] = useState(() =>
		formDraft<Values>({
			...{ name: `${editing.kind}-${editing.id}`, owner: viewer.id, blank },
			fields: Object.keys(blank) as (keyof Values & string)[],
		}),
	);
	const form = useForm<Values>({
		...{ blank, draft, faultsOf, fieldOf, textOf: useConsoleFailure() },
		idOf: (field) => `${editing.kind}-${field.replaceAll('.', '-')}`,
		bringUp: (fields) => {
			const [first = ''] = fields;
			onWrong(first, languageOf(first));
			return fields;
		},
	});
	const { queryKey } = editingQuery(callApi, editing);
	const begin = (next: Editing) => {
		client.setQueryData(queryKey, next);
		void client.invalidateQueries({ queryKey: [contentListKey] });
		form.forget();
		form.restart(valuesOf(next));
	};
	const { isDirty, values } = form;
	// A colleague saved, and nothing is being written here.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only another revision matters
	useEffect(() => {
		if (form.isRestored && !isDirty && editing.latest > values.base) form.restart(valuesOf(editing));
	}, [editing.latest]);

	const put = async (body: Body): Promise<Editing | undefined> => {
		const answer = await putDraft(callApi, editing, body);
		if (answer.outcome === 'conflict') {
			setConflict(answer);
			void client.invalidateQueries({ queryKey });
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
	/** What somebody else saved takes the place of what is written here. */
	const takeTheirs = (opened: Opened) => {
		form.forget();
		form.restart(valuesOf(opened));
	};
	return { ...form, language, editing, conflict, setConflict, put, save, begin, takeTheirs };
}

type AnyForm = ReturnType<typeof useContentForm<ContentValues>>;
/** What the parts around an editor's fields need of it, whatever it edits. */
export type ContentForm = Pick<
	AnyForm,
	| 'editing'
	| 'language'
	| 'isDirty'
	| 'isHeld'
	| 'isBusy'
	| 'conflict'
	| 'setConflict'
	| 'put'
	| 'save'
	| 'begin'
	| 'takeTheirs'
> & { values: ContentValues };
export type { Conflict };
