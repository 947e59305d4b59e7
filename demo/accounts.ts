import { groupCodes } from '#domain/member/group.ts';
import type { member } from '#server/db/schema/member.ts';

type DemoAccount = Required<
	Pick<typeof member.$inferInsert, 'email' | 'group' | 'cooperative' | 'firstName' | 'lastName' | 'locale'>
> & {
	password: string;
};

/** One account for each kind of member; the passwords are public. */
export const demoAccounts: DemoAccount[] = [
	{
		email: 'traveller@maru.example',
		password: 'maru-demo-traveller',
		group: groupCodes.general,
		cooperative: null,
		firstName: 'Siriporn',
		lastName: 'Wongsakul',
		locale: 'th',
	},
	{
		email: 'anna@maru.example',
		password: 'maru-demo-visitor',
		group: groupCodes.general,
		cooperative: null,
		firstName: 'Anna',
		lastName: 'Sokolova',
		locale: 'ru',
	},
	{
		email: 'clinic@maru.example',
		password: 'maru-demo-clinic',
		group: groupCodes.cooperative,
		cooperative: 'COOPERATIVE_MEMBER',
		firstName: 'Seoyeon',
		lastName: 'Kim',
		locale: 'ko',
	},
	{
		email: 'newpartner@maru.example',
		password: 'maru-demo-newpartner',
		group: groupCodes.cooperative,
		cooperative: 'COOPERATIVE_REQ',
		firstName: 'Minjun',
		lastName: 'Park',
		locale: 'ko',
	},
	{
		email: 'operator@maru.example',
		password: 'maru-demo-operator',
		group: groupCodes.operator,
		cooperative: null,
		firstName: 'Jiwoo',
		lastName: 'Lee',
		locale: 'ko',
	},
];
