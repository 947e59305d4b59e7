import type { ReactNode } from 'react';
import type { Factors } from '#contract/api/factor.ts';
import { formatDate } from '#i18n/format.ts';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';

type Props = Pick<Factors, 'duty' | 'dueAt' | 'passkeys' | 'authenticator'> & {
	/** The way to set it up. */ way?: ReactNode;
};

/** Whoever needs a second factor, or is asked for one, and has none is told so, and by when. */
export function DutyNote({ duty, dueAt, passkeys, authenticator, way }: Props) {
	const t = useTranslations('factor.duty');
	if (duty === 'free' || passkeys.length > 0 || authenticator !== null) return null;
	const told = () => {
		if (duty === 'asked') return t('asked');
		return dueAt === null ? t('required') : t('requiredBy', { date: formatDate(dueAt) });
	};
	return (
		<Note tone="warn">
			{told()} {way}
		</Note>
	);
}
