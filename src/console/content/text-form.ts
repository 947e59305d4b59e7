import type { Texts } from '#ui/form/texts.ts';
import type { AnyForm, FieldProps } from '#ui/form/use-form.ts';
import type { ContentForm } from './use-content-form.ts';

/** An editor with texts in every language among what it edits. */
export type TextForm = ContentForm &
	AnyForm & {
		failure: string | undefined;
		field: (name: string) => FieldProps;
		set: (field: string, value: unknown) => void;
		values: { texts: Texts<string> };
	};
