import type { InjectOptions } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { type Api, api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { refuse } from '#domain/kernel/result.ts';
import type { Viewer } from '#domain/member/access.ts';
import { buildTestApp, noQueries } from '../../../tests/support/test-app.ts';
import { viewerOf } from '../../../tests/support/viewers.ts';
import type { HandlersFor } from './handlers.ts';

const id = '00000000-0000-4000-8000-000000000001';

const actors = {
	visitor: null,
	general: viewerOf(id, 'GR0300'),
	applicant: viewerOf(id, 'GR0200', 'COOPERATIVE_REQ'),
	refused: viewerOf(id, 'GR0200', 'COOPERATIVE_REFUSED'),
	partner: viewerOf(id, 'GR0200', 'COOPERATIVE_MEMBER'),
	/** A general member who works for a partner. */
	employee: { ...viewerOf(id, 'GR0300'), works: [{ organisationId: 'house', role: 'guide', status: 'approved' }] },
	/** Owns a house that an operator has suspended: in through the same doors, since its guests come all the same. */
	suspended: { ...viewerOf(id, 'GR0300'), works: [{ organisationId: 'house', role: 'owner', status: 'suspended' }] },
	operator: viewerOf(id, 'GR0100'),
} satisfies Record<string, Viewer | null>;
type Actor = keyof typeof actors;

const deskWork = ['PUT /api/reservations/:id/desk-note', 'POST /api/reservations/:id/mails'];

/** Written out by hand: whoever opens an endpoint to more people has to say so here. */
const openTo = (key: string): Actor[] => {
	const all: Actor[] = ['visitor', 'general', 'applicant', 'refused', 'partner', 'employee', 'suspended', 'operator'];
	const path = key.split(' ')[1] ?? '';
	if (/^\/api\/console\/(texts|mail-templates|translations|site)/.test(path)) return ['operator'];
	if (/^\/api\/houses/.test(path)) return ['operator'];
	if (/^\/api\/(proofs|audit-entries|message-reports|photograph-reports|moderation)/.test(path)) return ['operator'];
	if (/^\/api\/(mails|bank)/.test(path) || /^\/api\/partners(\/:id.*)?$/.test(path)) return ['operator'];
	if (/^\/api\/(reports|settlement-months|commissions|disputes$)/.test(path)) return ['operator'];
	if (/^POST \/api\/settlements/.test(key)) return ['operator'];
	if (/^\/api\/settlements/.test(path)) return ['partner', 'employee', 'suspended', 'operator'];
	if (key === 'POST /api/failures') return all;
	if (/^\/api\/(running|jobs|failures|switches|refunds|security-events)/.test(path)) return ['operator'];
	if (key === 'GET /api/members' || /^\/api\/(member-searches|members\/(:id|export))/.test(path)) return ['operator'];
	if (['PUT /api/reservations/:id/guest-bounds', 'POST /api/factor-removals'].includes(key)) return ['operator'];
	if (/^(GET|POST) \/api\/ratings\/(moderation|:id\/(moderation|decision))$/.test(key)) return ['operator'];
	if (['GET /api/ratings/provided', 'POST /api/ratings/:id/reply'].includes(key))
		return ['partner', 'employee', 'suspended', 'operator'];
	if (/^POST \/api\/(reservations\/:id\/(payments(\/:payment\/reversal)?|prices)|voucher-checks)$/.test(key))
		return ['partner', 'employee', 'suspended', 'operator'];
	if (['PUT /api/members/me/console-language', ...deskWork].includes(key))
		return ['partner', 'employee', 'suspended', 'operator'];
	if (key === 'GET /api/desk/houses') return ['operator'];
	if (/^\/api\/(console|desk|products\/:id\/photographs)/.test(path))
		return ['partner', 'employee', 'suspended', 'operator'];
	if (key === 'GET /api/matching/moderation' || /^\/api\/matching\/(questions|answers)\/:id\/decision$/.test(path))
		return ['operator'];
	if (
		/^\/api\/matching\/(inbox|templates)/.test(path) ||
		/^\/api\/matching\/questions\/:id\/(answer-form|answers|hidden)$/.test(path) ||
		/^\/api\/matching\/answers\/:id\/(versions|moves)$/.test(path)
	)
		return ['partner', 'employee', 'suspended', 'operator'];
	if (/^\/api\/partners\/me/.test(path)) return ['applicant', 'refused', 'partner', 'employee', 'suspended'];
	if (/^\/api\/organisations/.test(path)) return ['partner', 'employee', 'suspended', 'operator'];
	if (['/api/video-switch', '/api/room-check'].includes(path)) return ['operator'];
	if (/^\/api\/consultations\/:id\/(desk|answers)$/.test(path)) return ['partner', 'employee', 'suspended', 'operator'];
	if (/^\/api\/video-dates\/:id\/interpreters?$/.test(path)) return ['partner', 'employee', 'suspended', 'operator'];
	if (key === 'GET /api/notices/:id/reservations') return all.filter((actor) => actor !== 'visitor');
	const isForVisitors =
		/^GET \/api\/(notices|products|profile|promotions|providers|suggestions|transfers|page-texts|files)/.test(key) ||
		[
			'GET /api/matching/questions',
			'GET /api/matching/questions/:id',
			'GET /api/matching/fit',
			'GET /api/voucher-key',
			'GET /api/calendar/:secret.ics',
			'GET /api/house-calendar/:secret.ics',
			'GET /api/invitations/:token',
			'POST /api/members',
			'POST /api/sessions',
			'POST /api/sessions/code',
			'POST /api/sessions/passkey',
			'POST /api/sessions/passkey/options',
			'DELETE /api/sessions/current',
			'PUT /api/email-verifications/:token',
			'POST /api/password-resets',
			'PUT /api/password-resets/:token',
			'GET /api/shared-trips/:secret',
			'POST /api/viewings',
			'POST /api/wish-lookups',
			'POST /api/wish-lookups/marks',
		].includes(key);
	return isForVisitors ? all : all.filter((actor) => actor !== 'visitor');
};

/** Stands for “the handler was reached”: no refusal of the way there. */
const reached = Object.fromEntries(
	Object.keys(api).map((key) => [key, async () => refuse('payload-too-large')]),
) as unknown as HandlersFor<Api>;

let apps: Record<Actor, Awaited<ReturnType<typeof buildTestApp>>>;
beforeAll(async () => {
	const built = await Promise.all(
		Object.entries(actors).map(async ([actor, person]) => [
			actor,
			await buildTestApp({ queries: noQueries, handlers: reached }, person),
		]),
	);
	apps = Object.fromEntries(built);
});

const unknownId = '00000000-0000-4000-8000-0000000000ff';

/** Words of a fixed list; any other would be an address that is not there. */
const words: Record<string, string> = {
	':kind': 'news',
	':startsOn': '2026-01-01',
	':slug': 'terms',
	':template': 'verify-email',
	':noun': 'notice',
	':table': 'products',
	':number': '1',
	':topic': 'rating',
	':file': 'a.txt',
	':month': '2026-10',
	':secret': 'x'.repeat(43),
};

async function codeFor(actor: Actor, key: string) {
	const [method = '', path = ''] = key.split(' ');
	const response = await apps[actor].inject({
		method: method as NonNullable<InjectOptions['method']>,
		url: path.replace(/:\w+/g, (word) => words[word] ?? unknownId),
	});
	return (response.json() as { code?: string }).code;
}

test.each(Object.entries<Endpoint>(api).map(([key]) => key))(
	'%s is for whom the table says, and for nobody else',
	async (key) => {
		for (const actor of Object.keys(actors) as Actor[]) {
			const code = await codeFor(actor, key);
			const isAdmitted = openTo(key).includes(actor);
			const refusal = actor === 'visitor' ? 'login-required' : 'not-found';
			if (isAdmitted) expect(code, actor).not.toBe(refusal);
			else expect(code, actor).toBe(refusal);
		}
	},
);

test('who may not ask is refused before the input is looked at, exactly like an address that does not exist', async () => {
	const ask = async (url: string) => {
		const { statusCode, body } = await apps.general.inject({ url, headers: { 'x-request-id': 'same' } });
		return { statusCode, body: body.replace(/[\da-f-]{36}/g, 'id') };
	};
	expect(await ask('/api/mails?colour=red')).toEqual(await ask('/api/nothing-here'));
	const upload = await apps.visitor.inject({
		method: 'PUT',
		url: '/api/members/me/photo',
		headers: { 'content-type': 'image/png' },
		payload: Buffer.alloc(11 * 1024 * 1024),
	});
	expect(upload.statusCode).toBe(401);
});
