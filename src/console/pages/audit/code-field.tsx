import { type FormEvent, useId } from 'react';
import { shortCode, wholeCode } from '#domain/reservation/code.ts';
import { Button } from '#ui/button.tsx';
import type { Faults } from '#ui/form/faults.ts';
import { useForm } from '#ui/form/use-form.ts';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';
import styles from './audit.module.css';

type Values = { code: string };
/** As it is read out or copied: whole, or the five signs at its end. */
const codeIn = (typed: string): string | undefined => wholeCode(typed) ?? shortCode(typed);
const faultsOf = ({ code }: Values): Faults<'code'> => (codeIn(code) === undefined ? { code: 'required' } : {});

type Props = { code: string; isUnknown: boolean; onLook: (code: string) => void };

/** The trail of one reservation, by its code. */
export function CodeField({ code, isUnknown, onLook }: Props) {
	const t = useTranslations('console.audit');
	const fieldId = useId();
	const form = useForm<Values, 'code'>({ blank: { code }, faultsOf, textOf: useConsoleFailure(), idOf: () => fieldId });
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send: async (given) => onLook(codeIn(given.code) ?? '') });
	};
	const field = form.field('code');
	const isChanged = form.values.code !== code;
	return (
		<form className={styles.code} noValidate onSubmit={submit}>
			<TextField
				{...field}
				label={t('code')}
				error={field.error !== undefined || (isUnknown && !isChanged) ? t('codeUnknown') : undefined}
				placeholder="MR-261130-4K7PX"
				maxLength={40}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
			/>
			<Button type="submit" size="sm" isBusy={form.isBusy}>
				{t('codeSubmit')}
			</Button>
		</form>
	);
}
