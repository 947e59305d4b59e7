import { z } from 'zod';
import { type Endpoint, language } from '../endpoint.ts';

const template = z.string().regex(/^[a-z]+(-[a-z]+)*$/);
const ofTemplate = z.strictObject({ template });

export const mailTemplateEndpoints = {
	'GET /api/console/mail-templates': {
		summary: 'Every kind of mail there is, with its subject as it would read',
		access: 'operator',
		query: z.strictObject({ language }),
		response: z.strictObject({
			templates: z.array(z.strictObject({ template: z.string(), subject: z.string() })).max(500),
		}),
	},
	'GET /api/console/mail-templates/:template': {
		summary: 'One kind of mail in one language, written with made-up facts as its readers would get it',
		access: 'operator',
		params: ofTemplate,
		query: z.strictObject({ language }),
		response: z.strictObject({ template: z.string(), subject: z.string(), html: z.string(), plain: z.string() }),
		refusals: ['not-found'],
	},
	'POST /api/console/mail-templates/:template/test': {
		summary: 'The same, sent to the address of who asks; recorded',
		access: 'operator',
		params: ofTemplate,
		body: z.strictObject({ language }),
		response: z.strictObject({ address: z.string() }),
		refusals: ['not-found', 'too-many-attempts'],
	},
} as const satisfies Record<string, Endpoint>;
