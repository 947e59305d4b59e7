import { z } from 'zod';
import { pageTextSlugs } from '#domain/page/page-text.ts';
import { type Endpoint, language } from '../endpoint.ts';

export const pageTextEndpoints = {
	'GET /api/page-texts/:slug': {
		summary: 'A text people agree to or rely on: the version in force, or an earlier one',
		access: 'anyone',
		isCached: true,
		params: z.strictObject({ slug: z.enum(pageTextSlugs) }),
		query: z.strictObject({
			language,
			version: z
				.string()
				.regex(/^[\w.-]{1,20}$/)
				.optional(),
		}),
		response: z.strictObject({
			slug: z.enum(pageTextSlugs),
			version: z.string(),
			effectiveOn: z.iso.date(),
			shownLocale: language,
			title: z.string(),
			body: z.string(),
			/** What differs from the version before, where there was one in this language. */
			changes: z
				.strictObject({
					since: z.string(),
					sections: z
						.array(
							z.strictObject({
								title: z.string().nullable(),
								kind: z.enum(['new', 'changed', 'gone']),
								before: z.array(z.string()).max(200),
								after: z.array(z.string()).max(200),
							}),
						)
						.max(100),
				})
				.nullable(),
			/** All versions, newest first. */
			versions: z.array(z.strictObject({ version: z.string(), effectiveOn: z.iso.date() })).max(100),
		}),
		refusals: ['not-found'],
	},
} as const satisfies Record<string, Endpoint>;
