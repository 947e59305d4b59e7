import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import type { JoinFormState } from './use-join-form.ts';

/** Never asked of a browser's memory, never kept in the tab. */
export function PassportField({ form }: { form: JoinFormState }) {
	const t = useTranslations('member.join');
	const common = useTranslations('member.form');
	const isTyped = form.values.passport.trim() !== '';
	return (
		<TextField
			{...form.field('passport')}
			label={t('passport')}
			optionalLabel={common('optional')}
			hint={isTyped ? t('passportKept') : t('passportHint')}
			autoComplete="off"
			autoCapitalize="characters"
			spellCheck={false}
			maxLength={20}
		/>
	);
}
