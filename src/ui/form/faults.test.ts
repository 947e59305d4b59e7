import { expect, test } from 'vitest';
import { z } from 'zod';
import { ApiFailure } from '#contract/client.ts';
import type { Problem } from '#contract/errors.ts';
import { faultsIn, onlyWrong, schemaFaults, valueFault } from './faults.ts';

const refusal = (more: Partial<Problem>) =>
	new ApiFailure(422, { type: 'about:blank', title: '', status: 422, code: 'invalid-input', requestId: 'r', ...more });

test('what the server says of fields is read by path', () => {
	const faults = [{ at: 'lead.phone', code: 'phone-wrong' as const }];
	expect(faultsIn(refusal({ faults }))).toEqual({ 'lead.phone': 'phone-wrong' });
	expect(faultsIn(refusal({}))).toEqual({});
	expect(faultsIn(new TypeError('fetch failed'))).toEqual({});
});

test('a file that is refused unread is the file’s fault, in a form that has one', () => {
	const tooLarge = refusal({ code: 'payload-too-large' });
	expect(faultsIn(tooLarge, { isFile: true })).toEqual({ file: 'file-too-large' });
	expect(faultsIn(tooLarge)).toEqual({});
});

const schema = z.object({
	email: z.string().min(1, 'required').max(3, 'too-long'),
	travellers: z.array(z.object({ name: z.string().min(1, 'required') })),
	age: z.number(),
});

test('a schema’s codes stand at their paths, and what has no code of ours is an invalid input', () => {
	expect(schemaFaults(schema, { email: '', travellers: [{ name: 'An' }, { name: '' }], age: 'x' })).toEqual({
		email: 'required',
		'travellers.1.name': 'required',
		age: 'invalid-input',
	});
	expect(schemaFaults(schema, { email: 'a', travellers: [], age: 1 })).toEqual({});
	expect(valueFault(schema.shape.email, 'abcd')).toBe('too-long');
	expect(valueFault(schema.shape.email, 'abc')).toBeUndefined();
});

test('a field that is right has no entry', () => {
	expect(onlyWrong({ email: undefined, name: 'required' })).toEqual({ name: 'required' });
});
