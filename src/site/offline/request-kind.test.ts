import { expect, test } from 'vitest';
import { requestKind } from './request-kind.ts';

const origin = 'https://maru.example';
const id = '0b54c1b2-98f5-4d8e-9a57-3f0f3f5d7a11';
const kindOf = (path: string, more: Partial<Parameters<typeof requestKind>[0]> = {}) =>
	requestKind({ method: 'GET', mode: 'cors', destination: '', url: origin + path, ...more }, origin);

test.each([
	['/api/members/me', 'call'],
	[`/api/reservations/${id}?language=th`, 'call'],
	[`/api/reservations/${id}/voucher?language=th`, 'call'],
	['/api/trips?language=th', 'call'],
	['/api/voucher-key', 'call'],
	['/api/desk/voucher-products', 'call'],
	['/api/desk/today', 'other'],
	['/assets/app/house-abc.js', 'built'],
	['/api/reservations/export', 'other'],
	[`/api/threads/${id}/messages`, 'other'],
	['/api/members/me/data', 'other'],
	['/api/sessions', 'other'],
	['/api/products?language=th', 'other'],
	['/sw.js', 'other'],
])('%s is asked for as %s', (path, kind) => {
	expect(kindOf(path)).toBe(kind);
});

test('a page is a document; a file behind a link is not', () => {
	expect(kindOf('/vn/medical', { mode: 'navigate' })).toBe('document');
	expect(kindOf(`/api/reservations/${id}/calendar.ics`, { mode: 'navigate' })).toBe('other');
	expect(kindOf('/manifest.webmanifest?language=th', { mode: 'navigate' })).toBe('other');
});

test('pictures are, wherever they lie', () => {
	expect(kindOf('/assets/images/art/market-a-1-480.avif', { destination: 'image' })).toBe('picture');
	expect(kindOf('/api/files/abc', { destination: 'image' })).toBe('picture');
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'])('%s is never answered from what is kept', (method) => {
	for (const path of ['/api/members/me', `/api/reservations/${id}`, '/api/sessions/current'])
		expect(kindOf(path, { method })).toBe('other');
	expect(kindOf('/th/my/reserve', { method, mode: 'navigate' })).toBe('other');
});

test('nothing of another origin is', () => {
	expect(kindOf('', { url: 'https://elsewhere.example/api/members/me' })).toBe('other');
	expect(kindOf('', { url: 'https://elsewhere.example/', mode: 'navigate' })).toBe('other');
});
