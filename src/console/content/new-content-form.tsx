import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import type { contentEndpoints } from '#contract/api/content.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import type { Faults } from '#ui/form/faults.ts';
import { FormSummary } from '#ui/form/form-summary.tsx';
import { type AnyForm, type FieldProps, useForm } from '#ui/form/use-form.ts';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { navigate } from '../address.tsx';
import { useConsoleFailure } from '../use-console-failure.ts';
import styles from './content.module.css';
import { contentListKey, editingQuery } from './content-queries.ts';

type Body = InputOf<(typeof contentEndpoints)['POST /api/console/content']>['body'];
export type Names = { ko: string; en: string };
type Field<Values> = keyof Values & string;

type Given<Values extends Names> = {
	noun: string;
	blank: Values;
	/** What is wrong besides a name that is missing. */
	faultsOf?: (values: Values) => Faults<Field<Values>>;
	bodyOf: (values: Values) => Body;
	/** Where it is written on. */
	addressOf: (id: string) => string;
};

/** Something begins with a name, and with what is settled for it; then one is where it is written on. */
export function useNewContent<Values extends Names>(given: Given<Values>) {
	const callApi = useApi();
	const client = useQueryClient();
	const form = useForm<Values, Field<Values>>({
		...{ blank: given.blank, textOf: useConsoleFailure(), asksBeforeLeaving: true },
		faultsOf: (values) =>
			({
				...given.faultsOf?.(values),
				...(values.ko.trim() === '' && values.en.trim() === '' && { ko: 'required' }),
			}) as Faults<Field<Values>>,
		// The paths of the server, as the form names them: `names.ko`, `of.kind`.
		fieldOf: (at) => Object.keys(given.blank).find((field) => at.split('.')[1] === field) as Field<Values> | undefined,
		idOf: (field) => `new-${given.noun}-${field}`,
	});
	const send = async (values: Values) => {
		const editing = await callApi('POST /api/console/content', { body: given.bodyOf(values) });
		client.setQueryData(editingQuery(callApi, editing).queryKey, editing);
		void client.invalidateQueries({ queryKey: [contentListKey] });
		navigate(given.addressOf(editing.id), 'replace');
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	return { ...form, onSubmit: submit };
}

type NewForm<Name extends string> = AnyForm<Name> & {
	onSubmit: (event: FormEvent) => void;
	field: (name: Name) => FieldProps;
	failure: string | undefined;
	isBusy: boolean;
};
type Props<Name extends string> = {
	form: NewForm<Name>;
	labels: Record<Name, string>;
	words: { text: string; enHint: string; begin: string };
	maxLength: number;
	/** What is settled for it, above its names. */
	children?: ReactNode;
	/** Under its names. */
	below?: ReactNode;
};

/** The names of what begins, in Korean or English, with whatever else its kind asks. */
export function NewContentForm<Name extends string>(props: Props<Name | keyof Names>) {
	const { form, labels, words, maxLength, children, below } = props;
	const t = useTranslations('console.product');
	return (
		<form className={styles.form} noValidate onSubmit={form.onSubmit}>
			<p className={styles.small}>{words.text}</p>
			<FormSummary form={form} title={(count) => t('mend', { count })} labelOf={(field) => labels[field]} level={3} />
			{children}
			<TextField {...form.field('ko')} label={labels.ko} maxLength={maxLength} lang="ko" />
			<TextField {...form.field('en')} label={labels.en} hint={words.enHint} maxLength={maxLength} lang="en" />
			{below}
			<FailureNote>{form.failure}</FailureNote>
			<Button type="submit" variant="primary" size="lg" isFull isBusy={form.isBusy}>
				{words.begin}
			</Button>
		</form>
	);
}
