import { beforeEach, expect, test, vi } from 'vitest';
import { formDraft } from './draft.ts';

const storage = new Map<string, string>();

beforeEach(() => {
	storage.clear();
	vi.stubGlobal('sessionStorage', {
		getItem: (key: string) => storage.get(key) ?? null,
		setItem: (key: string, text: string) => storage.set(key, text),
		removeItem: (key: string) => storage.delete(key),
	});
});

const blank = { name: '', languages: [] as string[], password: '' };
const draft = formDraft({ name: 'join', blank, fields: ['name', 'languages'] });

test('what may be kept comes back after a reload, and the rest does not', () => {
	draft.write({ name: 'Linh', languages: ['vi'], password: 'correct horse battery' });
	expect([...storage.values()].join()).not.toContain('horse');
	expect(draft.read()).toEqual({ name: 'Linh', languages: ['vi'], password: '' });
});

test('a draft that was removed, was never written or cannot be read is a blank form', () => {
	expect(draft.read()).toEqual(blank);
	draft.write({ ...blank, name: 'Linh' });
	draft.remove();
	expect(draft.read()).toEqual(blank);
	storage.set('draft:join', '{"name":');
	expect(draft.read()).toEqual(blank);
	storage.set('draft:join', 'null');
	expect(draft.read()).toEqual(blank);
	expect(draft.kept()).toBeUndefined();
});

test('a secret, or a field of another kind, written by somebody else is not taken', () => {
	const values = { name: ['x'], languages: 'vi', password: 'planted', other: 1 };
	storage.set('draft:join', JSON.stringify({ version: 1, owner: '', values }));
	expect(draft.read()).toEqual(blank);
});

test('a draft is its owner’s, and of one version of the form', () => {
	const of = (owner: string, version = 1) => formDraft({ name: 'rate', owner, version, blank, fields: ['name'] });
	of('linh').write({ ...blank, name: 'Linh' });
	expect(of('linh').kept()?.name).toBe('Linh');
	expect(of('ploy').kept()).toBeUndefined();
	expect(of('linh', 2).kept()).toBeUndefined();
	// Whatever the key says: who wrote it is written in it.
	storage.set('draft:rate:ploy', storage.get('draft:rate:linh') ?? '');
	expect(of('ploy').kept()).toBeUndefined();
});

test('what is blank as undefined comes back as the text it was', () => {
	const one = formDraft<{ country: string | undefined }>({
		name: 'my',
		blank: { country: undefined },
		fields: ['country'],
	});
	one.write({ country: 'VN' });
	expect(one.kept()).toEqual({ country: 'VN' });
});

test('a browser that keeps nothing does not keep one from the form', () => {
	vi.stubGlobal('sessionStorage', {
		getItem: () => {
			throw new Error('closed');
		},
		setItem: () => {
			throw new Error('full');
		},
		removeItem: () => {
			throw new Error('closed');
		},
	});
	expect(() => draft.write(blank)).not.toThrow();
	expect(() => draft.remove()).not.toThrow();
	expect(draft.read()).toEqual(blank);
});
