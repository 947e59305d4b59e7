import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Colleague, Workplace } from '#contract/api/organisation.ts';
import { duties as allDuties, canBeNarrowed, type Duty } from '#domain/organisation/duties.ts';
import { Button } from '#ui/button.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useDutyNames } from '#views/member/join/use-duty-names.ts';
import { useSignInAgain } from '#views/member/use-sign-in-again.tsx';
import { useConsoleFailure } from '../use-console-failure.ts';
import styles from './staff.module.css';

type ChoiceProps = { chosen: readonly Duty[]; onChange: (chosen: Duty[]) => void };

/** One box for each, with what it opens. */
export function DutyChoice({ chosen, onChange }: ChoiceProps) {
	const t = useTranslations('staff');
	return (
		<div className={styles.duties}>
			{allDuties.map((duty) => (
				<CheckRow
					key={duty}
					name="duties"
					value={duty}
					label={t(`duty.name.${duty}`)}
					description={t(`desk.duties.text.${duty}`)}
					isChecked={chosen.includes(duty)}
					onChange={(isOn) => onChange(allDuties.filter((one) => (one === duty ? isOn : chosen.includes(one))))}
				/>
			))}
		</div>
	);
}

type Props = {
	workplace: Pick<Workplace, 'id' | 'mayManage'>;
	one: Colleague;
	onTold: (sentence: string) => void;
	/** Shows the list as it is now, whether it was saved or somebody else was faster. */
	onAsked: () => Promise<unknown>;
};

/** What an operator looks after; an owner of the agency changes it. */
export function StaffDuties({ workplace, one, onTold, onAsked }: Props) {
	const t = useTranslations('staff.desk.duties');
	const namesOf = useDutyNames();
	const [isOpen, setOpen] = useState(false);
	const opener = useRef<HTMLButtonElement>(null);
	const close = () => {
		// What lies below can be reached once the sheet is gone.
		flushSync(() => setOpen(false));
		opener.current?.focus();
	};
	if (!canBeNarrowed({ organisationId: workplace.id, role: one.role })) return null;
	return (
		<div className={styles.looksAfter}>
			<p className={styles.small}>{t('said', { duties: namesOf(one.duties) })}</p>
			{workplace.mayManage && !one.isMe && (
				<Button ref={opener} size="sm" aria-label={t('changeOf', { name: one.name })} onClick={() => setOpen(true)}>
					{t('change')}
				</Button>
			)}
			{isOpen && <DutySheet {...{ workplace, one, onTold, onAsked }} onClose={close} />}
		</div>
	);
}

function DutySheet({ workplace, one, onTold, onAsked, onClose }: Props & { onClose: () => void }) {
	const t = useTranslations('staff.desk');
	const callApi = useApi();
	const namesOf = useDutyNames();
	const { signedIn, dialog } = useSignInAgain();
	// What stood here when it was opened: another owner's change meanwhile is refused, shown, and replaced only when asked again.
	const [opened] = useState(one.duties);
	const [isOvertaken, setOvertaken] = useState(false);
	const seen = isOvertaken ? one.duties : opened;
	const form = useForm<{ duties: Duty[] }, 'duties'>({
		blank: { duties: one.duties ?? [...allDuties] },
		faultsOf: () => ({}),
		textOf: useConsoleFailure(),
		asksBeforeLeaving: true,
		onRefusal: async ({ code }) => {
			if (code !== 'changed-since') return undefined;
			setOvertaken(true);
			return t('duties.overtaken');
		},
	});
	const give = async ({ duties }: { duties: Duty[] }) => {
		const call = { params: { id: workplace.id, memberId: one.memberId }, body: { duties, seen } };
		try {
			const given = await signedIn(() => callApi('PUT /api/organisations/:id/staff/:memberId/duties', call));
			if (given === undefined) return;
		} finally {
			await onAsked();
		}
		onClose();
		onTold(t('duties.saved', { name: one.name }));
	};
	return (
		<>
			<Sheet
				isOpen
				title={t('duties.title', { name: one.name })}
				closeLabel={t('close')}
				typed={form.unsaved}
				onClose={onClose}
				footer={
					<div className={styles.stack}>
						<FailureNote>{form.anyFailure}</FailureNote>
						{isOvertaken && <p className={styles.small}>{t('duties.said', { duties: namesOf(one.duties) })}</p>}
						<Button variant="primary" isFull isBusy={form.isBusy} onClick={() => void form.submit({ send: give })}>
							{t('duties.save')}
						</Button>
					</div>
				}
			>
				<div className={styles.stack}>
					<p className={styles.small}>{t('duties.lead')}</p>
					<DutyChoice chosen={form.values.duties} onChange={(duties) => form.change({ duties })} />
				</div>
			</Sheet>
			{dialog}
		</>
	);
}
