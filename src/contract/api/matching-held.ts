import { z } from 'zod';
import { type Endpoint, language } from '../endpoint.ts';
import { area, kind, questionFields, questionFile, questionForm } from './matching-fields.ts';
import { moment } from './moment.ts';

const id = z.strictObject({ id: z.uuid() });

/** A question that goes out when the address of who asked it is proved (decision 0076). */
export const heldQuestion = z.strictObject({
	...{ id: z.uuid(), area, kind, title: z.string(), locale: language, createdAt: moment },
	/** Its days were over before the address was proved. */
	isOutdated: z.boolean(),
});
export type HeldQuestion = z.output<typeof heldQuestion>;

/** Which of its forms was read: another for each that was sent. */
const revision = z.string().max(200);

const { fileIds: _, ...written } = questionFields;
const heldForm = z.strictObject({
	...{ id: z.uuid(), revision },
	...written,
	files: z.array(questionFile),
});
export type HeldForm = z.output<typeof heldForm>;

const { key: __, ...sent } = questionForm.shape;

export const matchingHeldEndpoints = {
	'GET /api/matching/held/:id': {
		summary: 'A question that waits for my address to be proved, as I sent it',
		access: 'member',
		params: id,
		response: heldForm,
		refusals: ['not-found'],
	},
	'PUT /api/matching/held/:id': {
		summary:
			'Send such a question anew, in place of what was sent; where the address is proved by now it goes out at once',
		access: 'member',
		params: id,
		body: z.strictObject({ revision, ...sent }),
		response: z.strictObject({ id: z.uuid(), isHeld: z.boolean() }),
		refusals: ['not-found', 'invalid-input', 'changed-since', 'questions-full', 'too-many-attempts'],
	},
	'DELETE /api/matching/held/:id': {
		summary: 'Take back a question that waits for my address to be proved',
		access: 'member',
		params: id,
		response: id,
		refusals: ['not-found'],
	},
} as const satisfies Record<string, Endpoint>;
