import { z } from 'zod';
import { roles } from '#domain/organisation/organisation.ts';
import {
	mostSharedAtOnce,
	mostVaultFiles,
	shareDays,
	vaultKinds,
	vaultNameLength,
	vaultSubjects,
	vaultTypes,
} from '#domain/vault/vault.ts';
import { cursor, type Endpoint, givenDay, language, pageOf } from '../endpoint.ts';
import { fault } from '../faults.ts';
import { moment } from './moment.ts';

const id = z.strictObject({ id: z.uuid() });
const nothing = z.strictObject({});
const subject = z.strictObject({ kind: z.enum(vaultSubjects), id: z.uuid() });

const words = {
	id: z.uuid(),
	/** Empty until its owner has named it. */
	name: z.string(),
	takenOn: z.iso.date().nullable(),
	kind: z.enum(vaultKinds),
	bytes: z.int().nonnegative(),
};

const share = z.strictObject({
	id: z.uuid(),
	subject,
	/** Who receives it; empty where the house is no more. */
	organisation: z.string(),
	sharedAt: moment,
	endsAt: moment,
	isOver: z.boolean(),
});

const vaultFile = z.strictObject({
	...words,
	/** Stays when the journey it was shared for is forgotten. */
	isKept: z.boolean(),
	addedAt: moment,
	shares: z.array(share),
	/** How often others have opened it, and when last. */
	looks: z.int().nonnegative(),
	lastLookAt: moment.nullable(),
});
export type VaultFile = z.output<typeof vaultFile>;

const sharedFile = z.strictObject({
	...words,
	/** The share, to its owner alone. */
	shareId: z.uuid().nullable(),
	sharedAt: moment,
	endsAt: moment,
});
export type SharedFile = z.output<typeof sharedFile>;

export const vaultEndpoints = {
	'GET /api/vault': {
		summary: 'My health files, newest first, with whom they are shared and how often they were opened',
		access: 'member',
		query: z.strictObject({ language }),
		response: z.strictObject({
			files: z.array(vaultFile).max(mostVaultFiles),
			usedBytes: z.int().nonnegative(),
			mostBytes: z.int().nonnegative(),
			/** The text about keeping them that is in force, and which one was agreed to. */
			currentVersion: z.string().nullable(),
			agreedVersion: z.string().nullable(),
		}),
	},
	'POST /api/vault/files': {
		summary: 'Keep a health file, encrypted with a key of its own; named afterwards, since addresses are written down',
		access: 'member',
		upload: vaultTypes,
		query: z.strictObject({ agreement: z.string().max(40).optional(), language }),
		response: vaultFile,
		refusals: ['invalid-input', 'too-many-attempts', 'files-full', 'too-busy'],
	},
	'PUT /api/vault/files/:id': {
		summary: 'What a file is called, of which day it is, and whether it outlives the journey',
		access: 'member',
		params: id,
		body: z.strictObject({
			name: z.string(fault('required')).trim().min(1, fault('required')).max(vaultNameLength, fault('too-long')),
			takenOn: givenDay('date-wrong').nullable(),
			isKept: z.boolean(),
		}),
		response: nothing,
		refusals: ['not-found', 'invalid-input'],
	},
	'DELETE /api/vault/files/:id': {
		summary: 'Erase one file, for everybody and at once',
		access: 'member',
		params: id,
		response: nothing,
		refusals: ['not-found'],
	},
	'DELETE /api/vault/files': {
		summary: 'Erase all of them and take the consent back',
		access: 'member',
		response: nothing,
	},
	'POST /api/vault/shares': {
		summary: 'Let the provider of a reservation, or of a question that was matched, look at files until an end',
		access: 'member',
		body: z.strictObject({
			fileIds: z.array(z.uuid()).min(1, fault('choose-one')).max(mostSharedAtOnce),
			subject,
			days: z.int().min(shareDays.least).max(shareDays.most),
		}),
		response: nothing,
		refusals: ['not-found', 'not-allowed', 'invalid-input', 'too-many-attempts'],
	},
	'DELETE /api/vault/shares/:id': {
		summary: 'End a share now',
		access: 'member',
		params: id,
		response: nothing,
		refusals: ['not-found'],
	},
	'GET /api/vault/looks': {
		summary: 'Who opened my files, newest first',
		access: 'member',
		query: z.strictObject({ file: z.uuid().optional(), cursor, language }),
		response: pageOf(
			z.strictObject({
				id: z.string(),
				fileId: z.uuid(),
				organisation: z.string(),
				by: z.enum(roles).nullable(),
				at: moment,
			}),
		),
		refusals: ['invalid-input'],
	},
	'GET /api/vault/shared': {
		summary: 'What is shared for the sake of a consultation, question or reservation, to who may look at it',
		access: 'member',
		query: z.strictObject({ kind: z.enum(vaultSubjects), id: z.uuid(), language }),
		response: z.strictObject({
			files: z.array(sharedFile),
			/** Shared with the viewer’s house, for others of it to open. */
			withheld: z.int().nonnegative(),
			/** Whom its owner would share with; null where there is nobody. */
			receiver: z.string().nullable(),
		}),
	},
	'POST /api/vault/files/:id/openings': {
		summary: 'A link to a file: for this login alone, for some minutes. Opening somebody else’s is written down.',
		access: 'member',
		params: id,
		response: z.strictObject({
			path: z.string(),
			kind: z.enum(vaultKinds),
			/** How many can be shown. */
			pages: z.int().nonnegative(),
			name: z.string(),
			takenOn: z.iso.date().nullable(),
			/** What stands across it: who looks, and when; null for its owner. */
			mark: z.string().nullable(),
			until: moment,
		}),
		refusals: ['not-found', 'too-many-attempts'],
	},
	'GET /api/vault/view': {
		summary: 'The file that a link was made for',
		access: 'member',
		query: z.strictObject({
			token: z.string().max(900),
			/** Of a PDF, from 1: shown as a picture. */
			page: z.coerce.number().int().positive().max(10_000).optional(),
		}),
		answers: 'file',
		response: nothing,
		refusals: ['not-found', 'link-dead', 'too-busy'],
	},
} as const satisfies Record<string, Endpoint>;
