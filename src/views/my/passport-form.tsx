import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { type Faults, onlyWrong, valueFault } from '#ui/form/faults.ts';
import { useForm } from '#ui/form/use-form.ts';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { EditForm } from './edit-form.tsx';
import { type Fields, loadFields } from './load-fields.ts';
import { consentsQuery } from './my-queries.ts';
import { useReadText } from './read-text.tsx';
import { useSay } from './say.tsx';
import { Unseen } from './unseen.tsx';
import { useSetMe } from './use-me.ts';
import { useMyFailure } from './use-my-failure.ts';

const ids = { passport: 'my-passport-number', consent: 'my-passport-consent' } as const;
type Field = keyof typeof ids;
const blank = { passport: '', consent: false };

const faultsOf = ({ passport, consent }: typeof blank, fields: Fields): Faults<Field> =>
	onlyWrong<Field>({
		passport: passport.trim() === '' ? 'required' : valueFault(fields.passport, passport),
		consent: consent ? undefined : 'must-agree',
	});

/** The number and the consent to keep it, which is never ticked beforehand. */
export function PassportForm({ onDone }: { onDone: () => void }) {
	const t = useTranslations('my.passport');
	const my = useTranslations('my');
	const consents = useTranslations('my.consents');
	const callApi = useApi();
	const client = useQueryClient();
	const setMe = useSetMe();
	const say = useSay();
	const { data } = useSuspenseQuery(consentsQuery(callApi));
	const version = data.items.find(({ kind }) => kind === 'passport')?.currentVersion ?? null;
	const form = useForm({
		blank,
		load: loadFields,
		faultsOf,
		textOf: useMyFailure(),
		idOf: (field: Field) => ids[field],
		isQuietWhileMended: true,
		asksBeforeLeaving: true,
	});
	const labels = { passport: t('title'), consent: consents('kind.passport') };
	const send = async ({ passport }: typeof blank) => {
		try {
			const body = { passport: passport.trim().toUpperCase(), consent: version };
			await setMe(await callApi('PUT /api/members/me/passport', { body }));
		} finally {
			// A text that has changed meanwhile is to be read anew.
			await client.invalidateQueries({ queryKey: consentsQuery(callApi).queryKey });
		}
		onDone();
		say(t('saved'));
	};
	return (
		<EditForm
			form={form}
			labelOf={(field) => labels[field]}
			saveLabel={my('save')}
			onSave={() => form.submit({ send })}
			onCancel={onDone}
		>
			<TextField
				{...form.field('passport')}
				label={labels.passport}
				hint={t('hint')}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={20}
			/>
			<CheckRow
				id={ids.consent}
				name="consent"
				label={t('consent')}
				action={<ReadButton />}
				error={form.errorOf('consent')}
				isChecked={form.values.consent}
				onChange={(isChecked) => form.change({ consent: isChecked })}
			/>
		</EditForm>
	);
}

function ReadButton() {
	const t = useTranslations('my.consents');
	const readText = useReadText();
	return (
		<Button variant="link" onClick={() => readText('passport')}>
			{t('read')}
			<Unseen>{t('kind.passport')}</Unseen>
		</Button>
	);
}
