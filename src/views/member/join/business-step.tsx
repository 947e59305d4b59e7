import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { BusinessFields } from '#views/business/business-fields.tsx';
import { JoinSummary } from './join-summary.tsx';
import type { JoinFormState } from './use-join-form.ts';
import { AddressField } from './you-fields.tsx';

/** A cooperative member's second step; what is wrong in it has names that come with it. */
export function BusinessStep({ form }: { form: JoinFormState }) {
	const t = useTranslations('member.partner');
	const { values, faults } = form;
	const ofBusiness = Object.entries(faults).flatMap(([field, code]) =>
		field.startsWith('business.') ? [[field.slice('business.'.length), code] as const] : [],
	);
	return (
		<>
			<JoinSummary form={form} />
			<BusinessFields
				value={values.business}
				faults={Object.fromEntries(ofBusiness)}
				onChange={(part) => form.change({ business: { ...values.business, ...part } })}
				onLeave={(field) => values.business[field].length > 0 && form.leave(`business.${field}`)}
			>
				<AddressField form={form} />
			</BusinessFields>
			<Note>{t('papersLater')}</Note>
		</>
	);
}
