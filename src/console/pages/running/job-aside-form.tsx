import type { Job } from '#contract/api/running.ts';
import { type JobAsideReason, jobAsideReasons } from '#domain/running/set-aside.ts';
import { useForm } from '#ui/form/use-form.ts';
import { Select } from '#ui/select.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { RowForm } from '../../row-form.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';

type Values = { reason: JobAsideReason | '' };
type Props = { job: Job; onDone: () => Promise<unknown>; onClose: () => void };

/** A job that needs nothing any more, and why. */
export function JobAsideForm({ job, onDone, onClose }: Props) {
	const t = useTranslations('console.running');
	const callApi = useApi();
	const form = useForm<Values, keyof Values>({
		// Nothing is chosen for whoever clicks on: the reason is what somebody finds later.
		blank: { reason: '' },
		faultsOf: ({ reason }) => (reason === '' ? { reason: 'not-chosen' } : {}),
		...{ textOf: useConsoleFailure(), idOf: (field) => `job-${job.id}-${field}` },
	});
	const send = async ({ reason }: Values) => {
		if (reason === '') return;
		await callApi('PUT /api/jobs/:number/aside', { params: { number: job.id }, body: { reason } });
		await onDone();
	};
	return (
		<RowForm
			{...{ form, send, onClose }}
			label={t('aside.set')}
			submitLabel={t('aside.set')}
			leaveLabel={t('aside.leave')}
		>
			<Select
				id={form.idOf('reason')}
				name="reason"
				label={t('aside.why')}
				isLabelShown
				value={form.values.reason}
				options={jobAsideReasons.map((value) => ({ value, label: t(`aside.reason.${value}`) }))}
				placeholder={t('aside.choose')}
				error={form.errorOf('reason')}
				onChange={(reason) => form.change({ reason })}
			/>
		</RowForm>
	);
}
