import { expect, test } from 'vitest';
import { readSources, type Sources } from '../support/source-files.ts';

const fronts = readSources('src/{site,console,views}/**/*.{ts,tsx}');
const filesOf = (sources: Sources, isMeant: (source: string) => boolean) =>
	Object.keys(sources)
		.filter((path) => !/\.test\.tsx?$/.test(path) && isMeant(sources[path] ?? ''))
		.sort();

/** What is typed goes into a state of the screen's own, where a fault, a failure and leaving are nobody's. */
const typedIntoState = (source: string) => /\bset[A-Z]\w*\((?:event\.)?(?:currentT|t)arget\.value\b/.test(source);

const searches: Record<string, string> = {
	'src/console/pages/mail-templates.tsx': 'looks through a list',
	'src/console/pages/promotions/scope-fields.tsx': 'looks through a list',
	'src/views/business/registration-number-field.tsx': 'the number as it is typed; the form has the number',
};

test('what is typed is a form’s: only these keep it themselves', () => {
	expect(filesOf(fronts, typedIntoState)).toEqual(Object.keys(searches).sort());
});

/** A form says what becomes of what was typed when its page or dialog goes. */
const saysNothing = (source: string) =>
	/\buseForm(?:<|\()/.test(source) && !/asksBeforeLeaving|useUnsaved|\bdraft\b/.test(source);

const nothingToMiss: Record<string, string> = {
	'src/console/pages/audit/code-field.tsx': 'what is looked for',
	'src/console/pages/bank/find-form.tsx': 'what is looked for',
	'src/console/pages/matching/answer-moves.tsx': 'one choice',
	'src/console/pages/running/job-aside-form.tsx': 'one choice',
	'src/console/reveal/reason-form.tsx': 'one choice',
	'src/site/features/consultation/request/reserve-sheet.tsx': 'a date and ticks',
	'src/site/features/matching/detail/dialogs/end-dialog.tsx': 'one choice',
	'src/site/features/matching/detail/dialogs/share-sheet.tsx': 'one choice',
	'src/site/features/matching/detail/dialogs/use-reserving.ts': 'a date and ticks',
	'src/views/dates/proposal-card.tsx': 'one choice',
	'src/views/factor/app-section.tsx': 'a code that an app shows anew',
	'src/views/factor/second-step.tsx': 'a code that an app shows anew',
	'src/views/member/ask-reset.tsx': 'an address, at the door',
	'src/views/member/choose-password.tsx': 'a password',
	'src/views/member/login-form.tsx': 'address and password, at the door',
	'src/views/member/sign-in-again.tsx': 'a password',
	'src/views/my/password-form.tsx': 'a password',
	'src/views/my/use-password-form.ts': 'a password',
	'src/views/report/report-sheet.tsx': 'one choice',
	'src/views/vault/add-files.tsx': 'one tick',
	'src/views/vault/shared-files.tsx': 'files that are chosen, and days',
	'src/views/video/date/invite-interpreter.tsx': 'one choice',
	'src/views/voucher-check/voucher-check.tsx': 'what is looked for',
};

test('every form keeps what was typed in a draft or asks before it goes, but where nothing of it would be missed', () => {
	expect(filesOf(fronts, saysNothing)).toEqual(Object.keys(nothingToMiss).sort());
});

test('a field that keeps its own text is found, and so is a form that says nothing', () => {
	const planted = {
		'src/views/a.tsx': '<TextArea value={reason} onChange={(event) => setReason(event.target.value)} />',
		'src/views/b.tsx': 'onChange={({ target }) => setReason(target.value)}',
		'src/views/c.tsx': 'const form = useForm<Values>({ blank, faultsOf });',
		'src/views/d.tsx':
			'const form = useForm({ blank, faultsOf, asksBeforeLeaving: true }); <TextArea {...form.field("reason")} />',
	};
	expect(filesOf(planted, typedIntoState)).toEqual(['src/views/a.tsx', 'src/views/b.tsx']);
	expect(filesOf(planted, saysNothing)).toEqual(['src/views/c.tsx']);
});
