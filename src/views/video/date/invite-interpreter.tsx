import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { VideoDate } from '#contract/api/video.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Select } from '#ui/select.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { videoKey } from '../video-queries.ts';
import styles from './date.module.css';
import { useDateSending } from './use-moves.ts';

/** One of the house's interpreters is asked to come; another, where who has said yes falls ill. */
export function InviteInterpreter({ date }: { date: VideoDate }) {
	const t = useTranslations('video.date');
	const callApi = useApi();
	const { data } = useQuery({
		queryKey: [...videoKey, date.id, 'interpreters'],
		queryFn: () => callApi('GET /api/video-dates/:id/interpreters', { params: { id: date.id } }),
	});
	const [isReplacing, setIsReplacing] = useState(false);
	if (!data || data.items.length === 0) return null;
	const isComing = date.interpreter?.state === 'accepted';
	// Somebody comes: nothing is left to do, unless they fall ill.
	if (isComing && !isReplacing)
		return (
			<Button variant="quiet" onClick={() => setIsReplacing(true)}>
				{t('inviteOther')}
			</Button>
		);
	return (
		<Card title={t(isComing ? 'inviteOther' : 'invite')}>
			<p className={styles.hint}>{t(date.wantsInterpreter ? 'inviteWanted' : 'inviteNotWanted')}</p>
			<InviteForm id={date.id} interpreters={data.items} />
		</Card>
	);
}

type Props = { id: string; interpreters: readonly { memberId: string; name: string }[] };
const blank = { memberId: '' };

function InviteForm({ id, interpreters }: Props) {
	const t = useTranslations('video.date');
	const { textOf, invite } = useDateSending(id);
	const form = useForm<typeof blank, 'memberId'>({
		...{ blank, textOf, idOf: () => 'interpreter', fieldOf: () => undefined, bringUp: () => [] },
		faultsOf: ({ memberId }) => (memberId === '' ? { memberId: 'not-chosen' } : {}),
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send: ({ memberId }) => invite(memberId) });
	};
	return (
		<form className={styles.form} noValidate onSubmit={submit}>
			<div className={styles.row}>
				<Select
					id={form.idOf('memberId')}
					name="interpreter"
					label={t('interpreter')}
					isLabelShown
					error={form.errorOf('memberId')}
					value={form.values.memberId}
					placeholder={t('chooseInterpreter')}
					options={interpreters.map((one) => ({ value: one.memberId, label: one.name }))}
					onChange={(memberId) => form.change({ memberId })}
				/>
				<Button type="submit" variant="brand" isBusy={form.isBusy}>
					{t('sendInvitation')}
				</Button>
			</div>
			<FailureNote>{form.failure}</FailureNote>
		</form>
	);
}
