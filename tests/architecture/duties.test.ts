import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type Duty, duties } from '#domain/organisation/duties.ts';

/*
 * Which of the operators' duties an endpoint belongs to, written out by hand beside the contract: whoever moves one to another duty, or
 * opens it to two, has to say so here too. What is for operators and matches no row fails.
 */
const rows: readonly [pattern: RegExp, duty: Duty | readonly Duty[] | null][] = [
	[/^GET \/api\/desk\/houses$/, null],
	[/^POST \/api\/member-searches$/, ['members', 'oversight']],
	[/ \/api\/members\b/, 'members'],
	[/^POST \/api\/factor-removals$/, 'members'],
	[/ \/api\/reservations\/:id\/guest-bounds$/, 'members'],
	[/^POST \/api\/partners\/:id\/bank-account\/reveal$/, ['houses', 'money']],
	[/ \/api\/(partners|houses)\b/, 'houses'],
	[/^GET \/api\/moderation\/licences$/, ['houses', 'trust']],
	[/ \/api\/(proofs|disputes|refunds|settlements|settlement-months|commissions|bank)\b/, 'money'],
	[/^GET \/api\/console\/mail-templates$/, ['content', 'running']],
	[/ \/api\/console\/(site|texts|mail-templates|translations)\b/, 'content'],
	[/ \/api\/(moderation|photograph-reports|message-reports)\b/, 'trust'],
	[/ \/api\/matching\/(moderation$|(questions|answers)\/:id\/decision$)/, 'trust'],
	[/ \/api\/ratings\/((:id\/)?moderation$|:id\/decision$)/, 'trust'],
	[/ \/api\/(audit-entries|security-events)\b/, 'oversight'],
	[/^GET \/api\/running\/erasures$/, 'oversight'],
	[/ \/api\/(running$|jobs\b|failures$|mails\b|switches\/|video-switch$|room-check$)/, 'running'],
	[/ \/api\/reports\b/, 'reports'],
];

const ofOperators = Object.entries<Endpoint>(api).filter(([, { access }]) => access === 'operator');

test.each(ofOperators)('%s is for who looks after it', (key, { duty }) => {
	expect(rows.find(([pattern]) => pattern.test(key))?.[1]).toEqual(duty);
});

test('there is something to every duty, and no row without an endpoint', () => {
	expect(duties.filter((duty) => !ofOperators.some(([, one]) => [one.duty].flat().includes(duty)))).toEqual([]);
	expect(rows.filter(([pattern]) => !ofOperators.some(([key]) => pattern.test(key)))).toEqual([]);
});
