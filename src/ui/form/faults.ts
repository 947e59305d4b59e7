import { ApiFailure } from '#contract/client.ts';
import { type FaultCode, isFaultCode } from '#contract/faults.ts';

/** What is wrong, by the field's path as the server names it: `email`, `lead.firstName`, `travellers.0.birthOn`. */
export type Faults<Field extends string = string> = Partial<Record<Field, FaultCode>>;

/** The media type alone refuses a file before anybody has looked into it. */
const fileFaults: Partial<Record<string, FaultCode>> = {
	'payload-too-large': 'file-too-large',
	'unsupported-media-type': 'file-type',
};

/** What a refusal says of single fields: nothing where it is about the whole, or where nobody answered. */
export function faultsIn(error: unknown, { isFile = false }: { isFile?: boolean | undefined } = {}): Faults {
	if (!(error instanceof ApiFailure)) return {};
	const ofFile = isFile && fileFaults[error.code ?? ''];
	if (ofFile) return { file: ofFile };
	return Object.fromEntries((error.problem?.faults ?? []).map(({ at, code }) => [at, code]));
}

export const isSound = (faults: Faults): boolean => Object.keys(faults).length === 0;

/** Only what is wrong: a field that is right has no entry. */
export const onlyWrong = <Field extends string>(codes: { [At in Field]?: FaultCode | undefined }): Faults<Field> =>
	Object.fromEntries(Object.entries(codes).filter(([, code]) => code !== undefined)) as Faults<Field>;

type Issue = { path: readonly PropertyKey[]; message: string };
/** A schema of the contract, without the library it is written with: that comes with the schema, and late. */
type Schema = { safeParse: (value: unknown) => { error?: { issues: readonly Issue[] } | undefined } };

const codeOf = ({ message }: Issue): FaultCode => (isFaultCode(message) ? message : 'invalid-input');

/** What a schema finds, by path; of each field the first thing. */
export function schemaFaults(schema: Schema, value: unknown): Faults {
	const faults: Faults = {};
	for (const issue of schema.safeParse(value).error?.issues ?? [])
		faults[issue.path.map(String).join('.')] ??= codeOf(issue);
	return faults;
}

/** The first thing wrong with a single value. */
export function valueFault(schema: Schema, value: unknown): FaultCode | undefined {
	const [first] = schema.safeParse(value).error?.issues ?? [];
	return first && codeOf(first);
}
