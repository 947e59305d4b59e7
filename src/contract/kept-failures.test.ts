import { expect, test } from 'vitest';
import { ApiFailure } from './client.ts';
import { type ErrorCode, errorCodes, errors, type Problem } from './errors.ts';
import { failureNumber, isKept } from './kept-failures.ts';

const problem = (code: ErrorCode): Problem => ({
	...{ type: 'about:blank', title: '', code, status: errors[code], requestId: '9f2c41aa' },
});

test('every failure of the server is kept, but who is sent away and a translator that is away', () => {
	expect(errorCodes.filter((code) => errors[code] >= 500 && !isKept(code))).toEqual(['no-translation', 'too-busy']);
	expect(errorCodes.filter((code) => errors[code] < 500 && isKept(code))).toEqual([]);
});

test('a number is told where something can be found by it', () => {
	expect(failureNumber(new ApiFailure(500, problem('internal')))).toBe('9f2c41aa');
	expect(failureNumber(new ApiFailure(503, problem('too-busy')))).toBeUndefined();
	expect(failureNumber(new ApiFailure(409, problem('slot-full')))).toBeUndefined();
	// A gateway in between, a line that broke, code of ours.
	expect(failureNumber(new ApiFailure(502))).toBeUndefined();
	expect(failureNumber(new TypeError('Failed to fetch'))).toBeUndefined();
});
