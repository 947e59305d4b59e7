import { FormSummary } from '#ui/form/form-summary.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useFieldLabel } from './use-field-label.ts';
import type { JoinFormState } from './use-join-form.ts';

export function JoinSummary({ form }: { form: JoinFormState }) {
	const t = useTranslations('member.form');
	return <FormSummary form={form} title={(count) => t('faultCount', { count })} labelOf={useFieldLabel()} />;
}
