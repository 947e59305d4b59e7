import { describe, expect, test } from 'vitest';
import { contentKinds } from './content.ts';
import {
	type ContentMove,
	contentMoves,
	contentStates,
	dueContent,
	isAhead,
	moveContent,
	type Standing,
} from './content-machine.ts';

const now = new Date('2026-11-17T00:00:00Z');
const later = new Date('2026-11-20T00:00:00Z');
const step = (move: ContentMove) => (move === 'schedule' ? { move, at: later } : { move });
const at = (state: Standing['state'], more: Partial<Standing> = {}): Standing => ({
	state,
	latest: 3,
	published: state === 'draft' ? null : 2,
	scheduled: { number: 3, at: later },
	...more,
});

test.each<[Standing['state'], Partial<Record<ContentMove, string>>]>([
	[
		'draft',
		{
			save: 'draft',
			restore: 'draft',
			publish: 'published',
			schedule: 'draft',
			unschedule: 'draft',
			archive: 'archived',
		},
	],
	[
		'published',
		{
			save: 'published',
			restore: 'published',
			publish: 'published',
			schedule: 'published',
			unschedule: 'published',
			archive: 'archived',
		},
	],
	[
		'archived',
		{
			...{ save: 'archived', restore: 'archived', publish: 'published', schedule: 'archived', unschedule: 'archived' },
			unarchive: 'published',
		},
	],
])('what is %s can become', (state, expected) => {
	const found = Object.fromEntries(
		contentMoves.flatMap((move) => {
			const next = moveContent('product', at(state), step(move), now);
			return next.ok ? [[move, next.value.state]] : [];
		}),
	);
	expect(found).toEqual(expected);
});

test('what comes back from the archive is what readers saw, not what was written since; what they never saw is a draft', () => {
	const back = (standing: Standing) => moveContent('product', standing, { move: 'unarchive' }, now);
	expect(back(at('archived', { scheduled: null }))).toMatchObject({
		value: { state: 'published', published: 2, latest: 3 },
	});
	expect(back(at('archived', { published: null }))).toMatchObject({ value: { state: 'draft', published: null } });
	expect(back(at('published')).ok).toBe(false);
});

describe('a plan', () => {
	test('is for a moment to come, and for something new', () => {
		const plan = (date: Date, of = at('published')) =>
			moveContent('notice', of, { move: 'schedule', at: date }, now).ok;
		expect([plan(later), plan(now), plan(new Date('2036-01-01'))]).toEqual([true, false, false]);
		expect(plan(later, at('published', { published: 3 }))).toBe(false);
		expect(plan(later, at('archived', { published: 3 }))).toBe(true);
	});

	test('keeps the revision it was made for; what goes out meanwhile ends it', () => {
		const saved = moveContent('notice', at('published'), { move: 'save' }, now);
		expect(saved).toMatchObject({ value: { latest: 4, scheduled: { number: 3 } } });
		const out = moveContent('notice', at('published'), { move: 'publish' }, now);
		expect(out).toMatchObject({ value: { published: 3, scheduled: null } });
	});

	test('comes due once', () => {
		expect(dueContent(at('draft'), now)).toBeNull();
		const out = dueContent(at('draft'), later);
		expect(out).toEqual({ state: 'published', latest: 3, published: 3, scheduled: null });
		expect(out && dueContent(out, later)).toBeNull();
	});
});

test('a text that people have agreed to is never taken away, nor a profile without its business', () => {
	const archive = (kind: (typeof contentKinds)[number]) =>
		moveContent(kind, at('published'), { move: 'archive' }, now).ok;
	expect(contentKinds.filter((kind) => !archive(kind))).toEqual(['provider', 'page-text']);
});

test('what is out already does not go out again', () => {
	expect(moveContent('product', at('published', { published: 3 }), { move: 'publish' }, now).ok).toBe(false);
});

test('whatever is done in whatever order, it stands as it can stand', () => {
	let seed = 11;
	const next = (below: number) => {
		seed = (seed * 48_271) % 2_147_483_647;
		return seed % below;
	};
	const seen = new Set<string>();
	for (let round = 0; round < 80; round += 1) {
		const kind = contentKinds[next(contentKinds.length)] ?? 'product';
		let standing: Standing = { state: 'draft', latest: 1, published: null, scheduled: null };
		let clock = now;
		for (let turn = 0; turn < 25; turn += 1) {
			const before = standing;
			if (next(5) === 0) {
				clock = new Date(clock.getTime() + next(5) * 86_400_000);
				standing = dueContent(standing, clock) ?? standing;
			} else {
				const move = contentMoves[next(contentMoves.length)] ?? 'save';
				const at = new Date(clock.getTime() + (next(6) - 1) * 86_400_000);
				const moved = moveContent(kind, standing, move === 'schedule' ? { move, at } : { move }, clock);
				if (moved.ok) standing = moved.value;
			}
			seen.add(standing.state);
			const { state, latest, published, scheduled } = standing;
			expect(latest).toBeGreaterThanOrEqual(before.latest);
			expect(published ?? 0).toBeLessThanOrEqual(latest);
			expect(scheduled?.number ?? 0).toBeLessThanOrEqual(latest);
			if (state === 'published') expect(published).not.toBeNull();
			if (state === 'draft') expect(published).toBeNull();
			if (before.published !== null) expect(published).not.toBeNull();
		}
	}
	expect([...seen].sort()).toEqual([...contentStates].sort());
});

test('what readers see is behind only where they see it, and something newer was saved', () => {
	expect(isAhead(at('published'))).toBe(true);
	expect(isAhead(at('published', { published: 3 }))).toBe(false);
	for (const state of ['draft', 'archived'] as const) expect(isAhead(at(state)), state).toBe(false);
});
