import { type IdentityCheck, identityChecks } from '#domain/member/member-desk.ts';
import { Select } from '#ui/select.tsx';
import { useTranslations } from '#ui/translations.tsx';

type Props = {
	id: string;
	value: IdentityCheck | '';
	error?: string | undefined;
	onChange: (check: IdentityCheck) => void;
};

/** How an operator made sure who asks: wherever something is done to an account at somebody's word. */
export function CheckSelect(props: Props) {
	const t = useTranslations('console.member');
	return (
		<Select
			{...props}
			name="check"
			label={t('action.check')}
			isLabelShown
			hint={t('action.checkHint')}
			placeholder={t('action.checkChoose')}
			options={identityChecks.map((value) => ({ value, label: t(`action.checks.${value}`) }))}
		/>
	);
}
