import type { ConsentKind } from '#domain/member/consent.ts';
import { Button } from '#ui/button.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { type JoinField, joinFieldId } from './join-values.ts';
import type { JoinFormState } from './use-join-form.ts';

type Props = { form: JoinFormState; kind: ConsentKind; onRead: () => void };

/** One tick for one text, the text one click away. */
export function AgreementRow({ form, kind, onRead }: Props) {
	const t = useTranslations('member.join');
	const common = useTranslations('member.form');
	const field: JoinField = `agreements.${kind}`;
	const label = t(kind === 'passport' ? 'passportConsent' : kind);
	const { agreements } = form.values;
	return (
		<CheckRow
			id={joinFieldId(field)}
			name={field}
			label={kind === 'news' ? `${label} (${common('optional')})` : label}
			error={form.errorOf(field)}
			isChecked={agreements[kind]}
			action={
				<Button variant="link" aria-label={`${t('read')}: ${label}`} onClick={onRead}>
					{t('read')}
				</Button>
			}
			onChange={(isTicked) => form.set(field, isTicked)}
		/>
	);
}
