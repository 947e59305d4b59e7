import type { ConsentKind } from '#domain/member/consent.ts';
import { groupCodes } from '#domain/member/group.ts';
import type { LicenceKind } from '#domain/member/partner.ts';
import type { Role } from '#domain/organisation/organisation.ts';
import type { member } from '#server/db/schema/member.ts';
import type { partner } from '#server/db/schema/partner.ts';

type Facts = Required<
	Pick<
		typeof member.$inferInsert,
		| 'email'
		| 'group'
		| 'cooperative'
		| 'firstName'
		| 'lastName'
		| 'ownName'
		| 'birthOn'
		| 'gender'
		| 'phone'
		| 'country'
		| 'address'
		| 'locale'
	>
>;

type DemoLicence = { kind: LicenceKind; number: string | null; fileName: string; yearsValid: number | null };

type DemoBusiness = Required<
	Pick<
		typeof partner.$inferInsert,
		'businessName' | 'businessNameKorean' | 'registrationNumber' | 'representative' | 'serviceItems' | 'languages'
	>
> & {
	/** Sealed before it is kept. */
	bankAccount: string;
	appliedDaysAgo: number;
	decidedDaysAgo: number | null;
	licences: DemoLicence[];
	/** The provider whose public profile it keeps. */
	providerId?: string;
};

type DemoAccount = Facts & {
	password: string;
	/** Sealed before it is kept. */
	passport?: string;
	joinedDaysAgo: number;
	agreesTo: ConsentKind[];
	/** Works for the agency as that. */
	worksAs?: Role;
	business?: DemoBusiness;
};

/** One account for each kind of member; the passwords are public, and no number can belong to anybody. */
export const demoAccounts: DemoAccount[] = [
	{
		email: 'traveller@maru.example',
		password: 'maru-demo-traveller',
		group: groupCodes.general,
		cooperative: null,
		firstName: 'Siriporn',
		lastName: 'Wongsakul',
		ownName: 'ศิริพร วงศ์สกุล',
		birthOn: '1992-04-13',
		gender: 'female',
		phone: '+66800000000',
		country: 'TH',
		address: '00 Sukhumvit Road, Khlong Toei, Bangkok 10110',
		passport: 'AA0000000',
		locale: 'th',
		joinedDaysAgo: 64,
		agreesTo: ['terms', 'privacy', 'passport', 'news'],
	},
	{
		email: 'anna@maru.example',
		password: 'maru-demo-visitor',
		group: groupCodes.general,
		cooperative: null,
		firstName: 'Anna',
		lastName: 'Sokolova',
		ownName: 'Анна Соколова',
		birthOn: '1987-11-02',
		gender: 'female',
		phone: '+79000000000',
		country: 'RU',
		address: null,
		locale: 'ru',
		joinedDaysAgo: 21,
		agreesTo: ['terms', 'privacy'],
	},
	{
		email: 'clinic@maru.example',
		password: 'maru-demo-clinic',
		group: groupCodes.cooperative,
		cooperative: 'COOPERATIVE_MEMBER',
		firstName: 'Seoyeon',
		lastName: 'Kim',
		ownName: '김서연',
		birthOn: '1979-06-24',
		gender: 'female',
		phone: '+821000000000',
		country: 'KR',
		address: '서울특별시 강남구 도산대로 00, 3층 (우 06035)',
		locale: 'ko',
		joinedDaysAgo: 190,
		agreesTo: ['terms', 'privacy', 'news'],
		business: {
			businessName: 'Sinsa Skin Clinic',
			businessNameKorean: '신사피부과의원',
			registrationNumber: '0000000029',
			representative: '김서연',
			bankAccount: '국민은행 000000-00-000000 신사피부과의원',
			serviceItems: ['medical.dermatology'],
			languages: ['en', 'th', 'vn', 'id'],
			appliedDaysAgo: 190,
			decidedDaysAgo: 186,
			providerId: 'sinsa-skin-clinic',
			licences: [
				{
					kind: 'business-registration',
					number: '000-00-00029',
					fileName: '사업자등록증.pdf',
					yearsValid: null,
				},
				{
					kind: 'foreign-patient',
					number: 'M-2026-01-11-01235',
					fileName: '외국인환자유치의료기관등록증.pdf',
					yearsValid: 3,
				},
				{
					kind: 'liability-insurance',
					number: 'MLI-0000-000000',
					fileName: '의료사고배상책임보험증권.pdf',
					yearsValid: 3,
				},
				{ kind: 'specialist', number: '제0000호', fileName: '피부과전문의자격증.pdf', yearsValid: null },
			],
		},
	},
	{
		email: 'newpartner@maru.example',
		password: 'maru-demo-newpartner',
		group: groupCodes.cooperative,
		cooperative: 'COOPERATIVE_REQ',
		firstName: 'Minjun',
		lastName: 'Park',
		ownName: '박민준',
		birthOn: '1984-09-08',
		gender: 'male',
		phone: '+821000000001',
		country: 'KR',
		address: '서울특별시 용산구 소월로 00 (우 04326)',
		locale: 'ko',
		joinedDaysAgo: 2,
		agreesTo: ['terms', 'privacy'],
		business: {
			businessName: 'Namsan Herbal Spa',
			businessNameKorean: '남산한방스파',
			registrationNumber: '0000000015',
			representative: '박민준',
			bankAccount: '신한은행 000-000-000000 남산한방스파',
			serviceItems: ['wellness.spa', 'wellness.beauty'],
			languages: ['en', 'ru'],
			appliedDaysAgo: 2,
			decidedDaysAgo: null,
			licences: [
				{
					kind: 'business-registration',
					number: '000-00-00015',
					fileName: '사업자등록증.pdf',
					yearsValid: null,
				},
			],
		},
	},
	{
		email: 'operator@maru.example',
		password: 'maru-demo-operator',
		group: groupCodes.operator,
		cooperative: null,
		firstName: 'Jiwoo',
		lastName: 'Lee',
		ownName: '이지우',
		birthOn: '1990-02-17',
		gender: 'male',
		phone: '+821000000002',
		country: 'KR',
		address: '서울특별시 종로구 율곡로 00 (우 03060)',
		locale: 'ko',
		joinedDaysAgo: 240,
		agreesTo: ['terms', 'privacy'],
		worksAs: 'owner',
	},
	{
		email: 'interpreter@maru.example',
		password: 'maru-demo-interpreter',
		group: groupCodes.general,
		cooperative: null,
		firstName: 'Natalya',
		lastName: 'Kim',
		ownName: '김나탈리야',
		birthOn: '1988-03-30',
		gender: 'female',
		phone: '+821000000003',
		country: 'KR',
		address: null,
		locale: 'ko',
		joinedDaysAgo: 120,
		agreesTo: ['terms', 'privacy'],
		worksAs: 'interpreter',
	},
];
