import { expect, test } from 'vitest';
import { mailRefusalOf, saidWithout } from './mail-refusal.ts';

test('an address that is refused for good is told from a server that is away, busy, or refuses who sends', () => {
	expect(mailRefusalOf('EENVELOPE 550: 5.1.1 no such user: unknown')).toEqual({
		...{ code: 'EENVELOPE 550', said: '5.1.1 no such user: unknown', isAddressRefused: true },
	});
	expect(mailRefusalOf('EENVELOPE 553')).toEqual({ code: 'EENVELOPE 553', said: null, isAddressRefused: true });
	for (const other of [
		'EENVELOPE 451: later',
		'EENVELOPE 550 MAIL FROM: who are you',
		'EMESSAGE 554',
		'ESOCKET',
		'EAUTH 535',
	])
		expect(mailRefusalOf(other).isAddressRefused, other).toBe(false);
});

test.each([
	[
		'550 5.1.1 <linh@mail.example>: Recipient address rejected: User unknown',
		'5.1.1 …: Recipient address rejected: User unknown',
	],
	[
		'550-5.1.1 No such user\r\n550 5.1.1 see https://support.example/mail?p=NoSuchUser',
		'5.1.1 No such user 5.1.1 see …',
	],
	['550 mailbox Linh unavailable', 'mailbox … unavailable'],
	['550 blocked v1abcdefghijklmnopqrstuvwxyz0123456789', 'blocked …'],
	['550', null],
	[`550 ${'no such user '.repeat(40)}`, `${'no such user '.repeat(40).slice(0, 199)}…`],
])('of “%s” the sentence is kept without whom, links and tokens', (response, said) => {
	expect(saidWithout(response, 'linh@mail.example')).toBe(said);
});
