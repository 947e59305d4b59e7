import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorCodes } from '#contract/errors.ts';
import { faultCodes } from '#contract/faults.ts';
import { docsPage } from './docs-page.ts';

const errorCode = z.enum(errorCodes as [string, ...string[]]);

/** The shape of every refusal (RFC 9457), as the document shows it. */
export const problemSchema = z
	.strictObject({
		type: z.string(),
		title: z.string(),
		status: z.int(),
		code: errorCode,
		requestId: z.string(),
		faults: z.array(z.strictObject({ at: z.string(), code: z.enum(faultCodes), count: z.int().optional() })).optional(),
		moreFaults: z.int().optional(),
		retryAfter: z.int().optional(),
	})
	.describe('Problem');

/** Before the routes: collects them into the OpenAPI 3.1 document. */
export async function collectOpenapi(app: FastifyInstance, origin: string): Promise<void> {
	await app.register(swagger, {
		openapi: {
			openapi: '3.1.0',
			info: {
				title: 'Maru API',
				version: '1',
				description: 'Errors are application/problem+json with a stable code. Every list is paged with a cursor.',
			},
			servers: [{ url: origin }],
			components: {
				securitySchemes: {
					key: { type: 'http', scheme: 'bearer', description: 'An API key of a business, maru_key_…' },
				},
			},
		},
		transform: jsonSchemaTransform,
		// Endpoints carry a tag; pages, files and health checks do not.
		hideUntagged: true,
	});
}

/** After the routes: the document, and a page for people. */
export function serveOpenapi(app: FastifyInstance): void {
	app.get('/api/openapi.json', async (_, reply) => reply.send(app.swagger()));
	app.get('/api/docs', async (_, reply) =>
		reply.type('text/html; charset=utf-8').send(docsPage(app.swagger() as never, reply.nonce)),
	);
}
