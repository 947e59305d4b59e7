import { useTranslations } from '#ui/translations.tsx';
import type { JoinField } from './join-values.ts';

/** What a field is called, for the summary of what is wrong. */
export function useFieldLabel(): (field: JoinField) => string {
	const t = useTranslations('member.join');
	const password = useTranslations('member.password');
	const business = useTranslations('partner.business');
	return (field) => {
		switch (field) {
			case 'birthOn':
				return t('birth');
			case 'password':
				return password('label');
			case 'passwordAgain':
				return password('again');
			case 'agreements.passport':
				return t('passportConsent');
			case 'agreements.privacy':
				return t('privacy');
			case 'agreements.terms':
				return t('terms');
			case 'agreements.news':
				return t('news');
			case 'business.businessName':
			case 'business.businessNameKorean':
			case 'business.registrationNumber':
			case 'business.representative':
			case 'business.bankAccount':
			case 'business.serviceItems':
			case 'business.languages':
				return business(field.slice('business.'.length) as 'businessName');
			default:
				return t(field);
		}
	};
}
