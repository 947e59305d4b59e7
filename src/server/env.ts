import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { parseFileLocation } from './gateways/file-store/file-location.ts';
import { parseSecretKeys } from './keys/secret-keys.ts';
import { StartRefused } from './start-refused.ts';

const whole = (from: number, to: number) =>
	z
		.string()
		.regex(/^\d{1,9}$/, `must be a whole number from ${from} to ${to}`)
		.transform(Number)
		.refine((n) => n >= from && n <= to, `must be a whole number from ${from} to ${to}`);

const host = z.string().regex(/^[\w.:-]+$/, 'must be a host name or an address');

const decoded = (text: string) => {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
};

const yesOrNo = z.enum(['true', 'false'], 'must be true or false').transform((word) => word === 'true');

const url = (schemes: string[], example: string) =>
	z
		.string()
		.refine(
			(text) => URL.canParse(text) && schemes.includes(new URL(text).protocol),
			`must be an address like ${example}`,
		);

const fileLocation = z.string().transform((text, context) => {
	const location = parseFileLocation(text);
	if (!location)
		context.addIssue('must be folder, file:///srv/maru-files or s3://KEY:SECRET@host/bucket?region=…&style=path');
	return location ?? z.NEVER;
});

/** Several addresses of one scheme, separated by commas. */
const iceUrls = (scheme: RegExp, example: string) =>
	z
		.string()
		.default('')
		.transform((text) =>
			text
				.split(',')
				.map((part) => part.trim())
				.filter((part) => part !== ''),
		)
		.refine((urls) => urls.every((one) => scheme.test(one)), `must be addresses like ${example}, separated by commas`);

/** As `name=value,name=value`; values may be written as in addresses. */
const headers = z.string().transform((text, context) => {
	const pairs = text.split(',').map((pair) => /^\s*([\w-]+)=([\x21-\x7e][\x20-\x7e]*)$/.exec(pair));
	if (pairs.some((pair) => pair === null)) context.addIssue('must be like authorization=Bearer%20abc,x-tenant=maru');
	return Object.fromEntries(pairs.flatMap((pair) => (pair ? [[pair[1], decoded(pair[2] ?? '')]] : []))) as Record<
		string,
		string
	>;
});

/** Every setting: its name, its rule, its default. `.env.example` lists the same names; a test holds the two together. */
export const settingsSchema = z.object({
	PORT: whole(1, 65535).default(3000),
	HOST: host.default('127.0.0.1'),
	PUBLIC_ORIGIN: url(['http:', 'https:'], 'https://maru.example')
		.refine(
			(text) => URL.canParse(text) && new URL(text).origin === text,
			'must be an origin without a path, like https://maru.example',
		)
		.optional(),
	DATA_DIR: z
		.string()
		.min(1, 'must name a folder')
		.default('data')
		.transform((dir) => resolve(dir)),
	DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/maru').optional(),
	/** Past the pooler, where DATABASE_URL leads through one. */
	DATABASE_DIRECT_URL: url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/maru').optional(),
	DATABASE_POOL: whole(2, 200).default(20),
	SECRET_KEYS: z
		.string()
		.transform((text, context) => {
			const secrets = parseSecretKeys(text);
			if (!secrets)
				context.addIssue('must be keys of 32 bytes like k2:<base64>,k1:<base64>,root:<base64>, newest first');
			return secrets ?? z.NEVER;
		})
		.optional(),
	/** Where a secret store lays them: Docker, Kubernetes, systemd. */
	SECRET_KEYS_FILE: z.string().min(1, 'must name a file').optional(),
	FILES_URL: fileLocation.optional(),
	FILES_OTHER_URL: fileLocation.optional(),
	/** A place of its own: what is lost with the files does not help to bring them back. */
	BACKUP_URL: fileLocation
		.refine(
			(location) => !('folder' in location) || location.folder !== 'own',
			'must be file:///srv/maru-backups or s3://…',
		)
		.optional(),
	SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user:password@mail.example:587').optional(),
	TRANSLATE_URL: url(['http:', 'https:'], 'http://translate.internal:5000').optional(),
	TRANSLATE_KEY: z.string().max(200, 'must be at most 200 letters').optional(),
	/** What is about health goes only to a machine of one's own. */
	TRANSLATE_IS_OWN: yesOrNo.default(false),
	LOG_LEVEL: z
		.enum(
			['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
			'must be one of fatal, error, warn, info, debug, trace, silent',
		)
		.default('info'),
	/** True unless it is said; where the public comes, it has to be said. */
	DEMO_DATA: yesOrNo.optional(),
	TRUST_PROXY: z
		.string()
		.regex(/^[\da-fA-F.:/, ]*$/, 'must be addresses or networks separated by commas, like 10.0.0.0/8')
		.default('')
		.transform((text) =>
			text
				.split(',')
				.map((part) => part.trim())
				.filter((part) => part !== ''),
		),
	STUN_URLS: iceUrls(/^stuns?:[\w.:[\]-]+$/, 'stun:stun.maru.example:3478'),
	TURN_URLS: iceUrls(/^turns?:[\w.:[\]-]+(\?transport=(udp|tcp))?$/, 'turn:turn.maru.example:3478?transport=udp'),
	TURN_SECRET: z.string().min(16, 'must have at least 16 signs').optional(),
	ICE_POLICY: z.enum(['all', 'relay'], 'must be all or relay').default('all'),
	/** How many days a new operator may work with the password alone. */
	OPERATOR_FACTOR_DAYS: whole(0, 90).default(7),
	MAX_IN_FLIGHT: whole(1, 100_000).default(500),
	MAX_STREAMS: whole(1, 100_000).default(10_000),
	WORKERS: whole(1, 64).default(1),
	JOB_WORKERS: whole(0, 64).default(1),
	METRICS_PORT: whole(1, 65535).optional(),
	METRICS_HOST: host.default('127.0.0.1'),
	/** Named as everywhere: collectors and their guides say these. */
	OTEL_EXPORTER_OTLP_ENDPOINT: url(['http:', 'https:'], 'http://collector.internal:4318').optional(),
	OTEL_EXPORTER_OTLP_HEADERS: headers.default({}),
	OTEL_SERVICE_NAME: z.string().max(100, 'must be at most 100 letters').default('maru'),
	OTEL_TRACES_SAMPLER_ARG: z
		.string()
		.regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a share from 0 to 1, like 0.1')
		.default('1')
		.transform(Number),
	STOP_NOTICE_SECONDS: whole(0, 120).default(3),
	STOP_SECONDS: whole(1, 120).default(10),
});

export type Settings = Omit<z.output<typeof settingsSchema>, 'PUBLIC_ORIGIN' | 'DEMO_DATA'> & {
	PUBLIC_ORIGIN: string;
	DEMO_DATA: boolean;
};

export const isForThePublic = ({ PUBLIC_ORIGIN }: Pick<Settings, 'PUBLIC_ORIGIN'>): boolean =>
	PUBLIC_ORIGIN.startsWith('https:');

/** An empty setting counts as not given. Throws one sentence a problem, all of them at once. */
export function parseSettings(given: Record<string, string | undefined>): Settings {
	const named = Object.keys(settingsSchema.shape).flatMap((name) => (given[name] ? [[name, given[name]]] : []));
	const parsed = settingsSchema.safeParse(Object.fromEntries(named));
	if (!parsed.success) {
		const problems = parsed.error.issues.map((issue) => `  ${String(issue.path[0])} ${issue.message}`);
		throw new StartRefused(`These settings are wrong:\n${[...new Set(problems)].join('\n')}`);
	}
	const { PUBLIC_ORIGIN = `http://localhost:${parsed.data.PORT}`, DEMO_DATA } = parsed.data;
	if (DEMO_DATA === undefined && isForThePublic({ PUBLIC_ORIGIN }))
		throw new StartRefused(
			`PUBLIC_ORIGIN is ${PUBLIC_ORIGIN}, so the public will come, and the passwords of the demonstration accounts are public too: say DEMO_DATA=false, or DEMO_DATA=true if this site is only for showing.`,
		);
	if (parsed.data.DATABASE_DIRECT_URL && !parsed.data.DATABASE_URL)
		throw new StartRefused('DATABASE_DIRECT_URL leads past the pooler that DATABASE_URL names: set that one too.');
	return { ...parsed.data, PUBLIC_ORIGIN, DEMO_DATA: DEMO_DATA ?? true };
}

/** Keys that a secret store keeps in a file, as if they had been said. */
export function withKeysOfFile(given: Record<string, string | undefined>): Record<string, string | undefined> {
	const { SECRET_KEYS: said, SECRET_KEYS_FILE: path } = given;
	if (!path) return given;
	if (said)
		throw new StartRefused('SECRET_KEYS and SECRET_KEYS_FILE are both set: which keys are meant? Leave one out.');
	let keys: string;
	try {
		keys = readFileSync(path, 'utf8').trim();
	} catch (error) {
		throw new StartRefused(`SECRET_KEYS_FILE ${path} cannot be read: ${(error as NodeJS.ErrnoException).code}.`);
	}
	// Nothing in it must not mean: make new keys.
	if (!keys) throw new StartRefused(`SECRET_KEYS_FILE ${path} is empty.`);
	return { ...given, SECRET_KEYS: keys };
}

/** The only place that reads the environment: what is set there, then `.env` where there is one. */
export function readSettings(): Settings {
	try {
		process.loadEnvFile('.env');
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
			throw new StartRefused(`The file .env cannot be read: ${(error as Error).message}`);
	}
	return parseSettings(withKeysOfFile(process.env));
}
