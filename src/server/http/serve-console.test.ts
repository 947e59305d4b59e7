import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { Viewer } from '#domain/member/access.ts';
import { visitor } from './identity.ts';
import type { PageSource } from './page-source.ts';
import { serveConsole } from './serve-console.ts';

const viewerAs = (role: 'owner' | 'guide' | undefined): Viewer => ({
	...{ id: 'm', name: 'Mina', group: 'GR0300', cooperative: null },
	works: role ? [{ organisationId: 'house', role, status: 'approved' }] : [],
});

/** What is answered to an address: where one is led, or the document; undefined where it is the site's. */
function answerTo(url: string, viewer: Viewer | null, cookie?: string) {
	const said: { code?: number; location?: string; body?: string } = {};
	const reply = {
		nonce: 'n',
		code: (code: number) => Object.assign(said, { code }) && reply,
		headers: ({ location }: { location: string }) => Object.assign(said, { location }) && reply,
		type: () => reply,
		header: () => reply,
		getHeader: () => '',
		send: (body?: string) => Object.assign(said, body === undefined ? {} : { body }) && reply,
	};
	const source = { assets: () => ({ styles: [], scripts: [] }) } as unknown as PageSource;
	const request = { url, headers: { cookie } } as unknown as FastifyRequest;
	const identity = { ...visitor, viewer };
	const served = serveConsole(request, reply as unknown as FastifyReply, { source, identity });
	return served ? said : undefined;
}

test('a visitor is led to the door, and from there back to the address they wanted', () => {
	const { location = '' } = answerTo('/console/matching?queue=rest&area=medical', null) ?? {};
	expect(location).toBe(`/console/login?${new URLSearchParams({ next: '/console/matching?queue=rest&area=medical' })}`);
	expect(answerTo(location, null)?.body).toContain('data-door="login"');
	expect(answerTo(location, viewerAs('owner'))).toMatchObject({
		code: 302,
		location: '/console/matching?queue=rest&area=medical',
	});
});

test('the door leads nowhere outside', () => {
	for (const next of ['https://elsewhere.example', '//elsewhere.example', '/login', '/console/login'])
		expect(answerTo(`/console/login?${new URLSearchParams({ next })}`, viewerAs('owner'))?.location).toBe('/console');
});

test('who does not work anywhere stays at the door, and finds no console behind it', () => {
	const body = answerTo('/console/login', viewerAs(undefined))?.body;
	expect(body).toContain('data-door="login"');
	expect(body).toContain('Mina');
	expect(answerTo('/console', viewerAs(undefined))).toBeUndefined();
});

const applicant: Viewer = {
	...viewerAs(undefined),
	cooperative: 'COOPERATIVE_REQ',
	works: [{ organisationId: 'house', role: 'owner', status: 'applied' }],
};

test('one’s information is everybody’s: in the workplace for who has work there, at the door for who has none', () => {
	expect(answerTo('/console/information', null)?.location).toBe('/console/login?next=%2Fconsole%2Finformation');
	expect(answerTo('/console/information', viewerAs('owner'))?.body).not.toContain('data-door');
	for (const viewer of [applicant, viewerAs(undefined)])
		expect(answerTo('/console/information', viewer)?.body).toContain('data-door="information"');
	expect(answerTo('/console/login?next=%2Fconsole%2Finformation', viewerAs(undefined))?.location).toBe(
		'/console/information',
	);
});

test('an operator who is to set up a second factor is led there, whatever of the console was wanted', () => {
	const held: Viewer = { ...viewerAs(undefined), isHeldBack: true };
	for (const url of ['/console', '/console/mails', '/console/login?next=%2Fconsole%2Fmails'])
		expect(answerTo(url, held), url).toMatchObject({ code: 302, location: '/console/information#factors' });
	expect(answerTo('/console/information', held)?.body).toContain('data-door="information"');
	expect(answerTo('/console/nothing', held)).toBeUndefined();
});

test('who applied is led from the door to the application', () => {
	expect(answerTo('/console/login', applicant)?.location).toBe('/console/information');
	expect(answerTo('/console/login?next=%2Fconsole%2Fvideos', applicant)?.location).toBe('/console/information');
});

test('who applied is led there from every other address of the console too, whether there is such a page or not', () => {
	for (const url of ['/console', '/console/', '/console/videos', '/console/mails', '/console/nowhere'])
		expect(answerTo(url, applicant), url).toMatchObject({ code: 302, location: '/console/information' });
	expect(answerTo('/console/information', applicant)?.body).toContain('data-door="information"');
	expect(answerTo('/consolation', applicant)).toBeUndefined();
});

test('joining is for visitors; an invitation and the link of a mail are followed by anybody', () => {
	expect(answerTo('/console/join', null)?.body).toContain('data-door="join"');
	expect(answerTo('/console/join', applicant)?.location).toBe('/console/information');
	expect(answerTo('/console/join', viewerAs('guide'))?.location).toBe('/console');
	for (const viewer of [null, applicant, viewerAs('guide')]) {
		expect(answerTo('/console/join?invitation=a', viewer)?.body).toContain('data-door="join"');
		expect(answerTo('/console/login?verify=a', viewer)?.body).toContain('data-door="login"');
	}
});

test('a page without its right does not exist, which is said inside, in the language of the desk', () => {
	for (const missing of [
		answerTo('/console/matching', viewerAs('guide')),
		answerTo('/console/nowhere', viewerAs('owner')),
	]) {
		expect(missing).toMatchObject({ code: 404 });
		expect(missing?.body).toContain('<html lang="ko"');
		expect(missing?.body).toContain('id="root"');
	}
	expect(answerTo('/console', viewerAs('guide'))?.code).toBeUndefined();
	expect(answerTo('/console/nowhere', viewerAs(undefined))).toBeUndefined();
	expect(answerTo('/console/nowhere', null)).toBeUndefined();
	expect(answerTo('/consolation', viewerAs('owner'))).toBeUndefined();
	expect(answerTo('/my/info', null)).toBeUndefined();
});

test('what is said when nothing can be loaded comes with the document', () => {
	expect(answerTo('/console', viewerAs('owner'))?.body).toContain('페이지를 열지 못했습니다');
});

test('the door speaks Korean, or what was chosen there', () => {
	expect(answerTo('/console/login', null)?.body).toContain('<html lang="ko"');
	expect(answerTo('/console/forgot', null, 'console-lang=vn')?.body).toContain('<html lang="vi" data-locale="vn"');
});

test('a voucher read by the camera of who notes arrivals is checked at the desk; a guest’s own stays theirs', () => {
	expect(answerTo('/my/reserve?c=a.b', viewerAs('guide'))?.location).toBe('/console/check?c=a.b');
	// What a browser keeps for the way stays the site's.
	expect(answerTo('/my/reserve?c=', viewerAs('guide'))).toBeUndefined();
	expect(answerTo('/my/reserve?c=a.b', viewerAs(undefined))).toBeUndefined();
	expect(answerTo('/my/reserve?c=a.b', null)).toBeUndefined();
	expect(answerTo('/th/my/reserve?c=a.b', viewerAs('guide'))).toBeUndefined();
	expect(answerTo('/my/reserve', viewerAs('guide'))).toBeUndefined();
});

test('an old address of others’ reservations leads who may see them to the desk, with what was looked for', () => {
	const old = '/th/my/reserve?scope=provided';
	expect(answerTo(old, viewerAs('owner'))).toMatchObject({ code: 302, location: '/console/reservations' });
	expect(answerTo('/my/reserve?scope=all&time=past&status=no-show&search=LINH', viewerAs('owner'))?.location).toBe(
		'/console/reservations?queue=past&status=no-show&search=LINH',
	);
	// To everybody else it is their own list.
	for (const viewer of [viewerAs(undefined), null]) expect(answerTo(old, viewer)).toBeUndefined();
	expect(answerTo('/my/reserve?scope=own', viewerAs('owner'))).toBeUndefined();
	expect(answerTo('/my/grade?scope=all', viewerAs('owner'))).toBeUndefined();
});

test('a slash at the end leads to the page itself, and nowhere else', () => {
	expect(answerTo('/console/reservations/?queue=all', viewerAs('owner'))).toMatchObject({
		code: 308,
		location: '/console/reservations?queue=all',
	});
	expect(answerTo('/console/', viewerAs('owner'))).toMatchObject({ code: 308, location: '/console' });
	expect(answerTo('/console/nothing/', viewerAs('owner'))).toMatchObject({ code: 404 });
});
