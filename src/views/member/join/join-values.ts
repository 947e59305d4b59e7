import type { ConsentKind } from '#domain/member/consent.ts';
import type { Gender } from '#domain/member/member.ts';
import type { Locale } from '#i18n/locales.ts';
import { type FormDraft, formDraft } from '#ui/form/draft.ts';
import type { Faults } from '#ui/form/faults.ts';
import { type BusinessDraft, emptyBusiness } from '#views/business/business-draft.ts';

/** What stands in the form, complete or not; empty is ''. */
export type PersonValues = {
	type: 'general' | 'cooperative';
	firstName: string;
	lastName: string;
	ownName: string;
	birthOn: string;
	gender: Gender | '';
	/** A code of the country list. */
	country: string;
	phone: string;
	email: string;
	address: string;
	passport: string;
	password: string;
	passwordAgain: string;
};

export type JoinValues = PersonValues & { agreements: Record<ConsentKind, boolean>; business: BusinessDraft };

/** Most who read a language live where it is spoken; it stands in the field, to be seen and changed. */
const likelyCountries: Partial<Record<Locale, string>> = { ko: 'KR', ru: 'RU', th: 'TH', vn: 'VN', id: 'ID' };

export function blankJoin(type: PersonValues['type'], locale: Locale): JoinValues {
	const country = type === 'cooperative' ? 'KR' : (likelyCountries[locale] ?? '');
	return {
		type,
		firstName: '',
		lastName: '',
		ownName: '',
		birthOn: '',
		gender: '',
		country,
		phone: '',
		email: '',
		address: '',
		passport: '',
		password: '',
		passwordAgain: '',
		// None is ticked before one ticks it.
		agreements: { terms: false, privacy: false, passport: false, news: false },
		business: emptyBusiness,
	};
}

/** Neither password nor passport nor bank account, and no tick: one agrees where one reads. */
export function joinDraft(blank: JoinValues, askedType: JoinValues['type'] | undefined): FormDraft<JoinValues> {
	const { business, agreements, ...person } = blank;
	const ofPerson = formDraft<PersonValues>({
		name: 'join',
		blank: person,
		fields: ['type', 'firstName', 'lastName', 'ownName', 'birthOn', 'gender', 'country', 'phone', 'email', 'address'],
	});
	const ofBusiness = formDraft<BusinessDraft>({
		name: 'join-business',
		blank: business,
		fields: ['businessName', 'businessNameKorean', 'registrationNumber', 'representative', 'serviceItems', 'languages'],
	});
	const whole = (kept: PersonValues): JoinValues => ({
		...kept,
		...(askedType && { type: askedType }),
		agreements,
		business: ofBusiness.read(),
	});
	const kept = () => {
		const found = ofPerson.kept();
		return found && whole(found);
	};
	return {
		kept,
		read: () => kept() ?? blank,
		write: (values) => {
			ofPerson.write(values);
			ofBusiness.write(values.business);
		},
		remove: () => {
			ofPerson.remove();
			ofBusiness.remove();
		},
	};
}

/** Where something can be wrong, as the server names it too, in the order of the page. */
const youFields = [
	'firstName',
	'lastName',
	'birthOn',
	'gender',
	'country',
	'phone',
	'email',
	'password',
	'passwordAgain',
	'passport',
	'agreements.passport',
	'ownName',
] as const;
const businessFields = [
	'business.businessName',
	'business.businessNameKorean',
	'business.registrationNumber',
	'business.representative',
	'business.bankAccount',
	'address',
	'business.serviceItems',
	'business.languages',
] as const;
const agreementFields = ['agreements.privacy', 'agreements.terms', 'agreements.news'] as const;

export type JoinField = (typeof youFields)[number] | (typeof businessFields)[number] | (typeof agreementFields)[number];
export type JoinFaults = Faults<JoinField>;

const allFields: readonly JoinField[] = [...youFields, ...businessFields, ...agreementFields];
export const isJoinField = (at: string): at is JoinField => (allFields as readonly string[]).includes(at);

/** The parts of the form, one after the other for a cooperative member; a general member has them all at once. */
export const stepsOf = (type: PersonValues['type']): readonly (readonly JoinField[])[] =>
	type === 'cooperative' ? [youFields, businessFields, agreementFields] : [allFields];

/** The field's id in the page. */
export const joinFieldId = (field: JoinField) => field.replace('.', '-');
