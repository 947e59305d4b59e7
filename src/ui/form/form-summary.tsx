import { ErrorSummary } from '../error-summary.tsx';
import { useFaultText } from './use-fault-text.ts';
import type { AnyForm } from './use-form.ts';

type Props<Field extends string> = {
	form: AnyForm<Field>;
	title: (count: number) => string;
	/** The field's name: above the form “please fill this in” alone would say nothing. */
	labelOf: (field: Field) => string;
	/** Where a field's sentence is not the fault's own. */
	textOf?: ((field: Field) => string | undefined) | undefined;
	level?: 2 | 3;
};

/** What must be mended, above a form that was sent; it takes the focus, and its links lead into the fields. */
export function FormSummary<Field extends string>({ form, title, labelOf, textOf, level = 2 }: Props<Field>) {
	const usual = useFaultText();
	const words = form.faultText ?? usual;
	const errors = form.wrong.map((field) => ({
		id: form.idOf(field),
		text: textOf?.(field) ?? `${labelOf(field)}: ${words(form.faults[field] ?? 'invalid-input')}`,
	}));
	return <ErrorSummary title={title(errors.length)} errors={errors} attempt={form.attempt} level={level} />;
}
