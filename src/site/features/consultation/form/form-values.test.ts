import { expect, test } from 'vitest';
import { type ConsultationValues, faultsOf } from './form-values.ts';

const values: ConsultationValues = {
	patient: { isSelf: true, firstName: 'Mali', lastName: 'Dee', birthOn: '1990-01-02', gender: 'female' },
	...{ doctor: 'any', wishes: 'A scar on the cheek', answers: {}, days: [], wantsInterpreter: true },
	...{ fileIds: [], shareDays: 30, health: true, provider: true },
};

test('a wrong day is told at its own field, also behind one that was left empty', () => {
	const asking = { healthQuestions: [], neededQuestions: [] };
	const now = new Date('2026-11-20T00:00:00Z');
	expect(faultsOf(values, asking, now)).toEqual({});
	expect(faultsOf({ ...values, days: ['', '2020-01-01'] }, asking, now)).toEqual({ 'days.1': 'date-past' });
});
