import { useState } from 'react';
import { maxFileBytes } from '#domain/file/file.ts';
import { wonToTransfer } from '#domain/reservation/transfer-due.ts';
import { useApi } from '#site/data/api-context.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useBothClocks } from '../both-clocks.ts';
import { useSaving } from '../use-saving.ts';
import styles from './payment-card.module.css';
import { useReservation } from './reservation-context.ts';
import { useConflict } from './use-moving.ts';

const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf'] as const;

/** The slips of transfers: sent by the guest, seen by both sides. */
export function Proofs() {
	const t = useTranslations('reservation.my.pay');
	const clocks = useBothClocks();
	const { reservation } = useReservation();
	const { proofs, role } = reservation;
	const canSend = role === 'member' && wonToTransfer(reservation) > 0;
	if (proofs.length === 0 && !canSend) return null;
	return (
		<section className={styles.stack} aria-labelledby="proofs">
			<h3 id="proofs" className={styles.subtitle}>
				{t('proofs')}
			</h3>
			{proofs.length > 0 && (
				<ul className={styles.rows}>
					{proofs.map(({ id, name, variant, at }) => (
						<li key={id}>
							<span>
								<a href={`/api/files/${id}/${variant}`} target="_blank" rel="noopener">
									<Icon name="document" /> {name || t('unnamed')}
								</a>
								<span className={styles.by}>{clocks(at).both}</span>
							</span>
						</li>
					))}
				</ul>
			)}
			{canSend && <ProofPicker />}
		</section>
	);
}

function ProofPicker() {
	const t = useTranslations('reservation.my.pay');
	const faultWords = useTranslations('error.fault');
	const callApi = useApi();
	const language = useLocale();
	const { reservation, replace, say } = useReservation();
	const { isBusy, failure, faults, save, forget } = useSaving({ onRefusal: useConflict() });
	const [file, setFile] = useState<File>();
	const [fault, setFault] = useState<'file-type' | 'file-too-large'>();
	// A slip that cannot be read is told as such, not as something entered.
	const [wrong] = fault ? [fault] : Object.values(faults);
	const send = async (chosen: File) => {
		setFault(undefined);
		setFile(chosen);
		const query = { language, name: chosen.name.slice(0, 200) };
		const params = { id: reservation.id };
		const answer = await save(() => callApi('POST /api/reservations/:id/proofs', { params, query, body: chosen }));
		if (!answer) return;
		replace(answer);
		setFile(undefined);
		say(t('proofSent'));
	};
	return (
		<FilePicker
			label={t('proofLabel')}
			hint={t('proofHint')}
			error={wrong ? faultWords(wrong) : failure}
			accept={accepted}
			maxBytes={maxFileBytes}
			picked={file && { name: file.name, sizeText: isBusy ? t('sending') : undefined }}
			dropLabel={t('drop')}
			chooseLabel={t('choose')}
			replaceLabel={t('chooseAgain')}
			isDisabled={isBusy}
			onChoose={(chosen) => void send(chosen)}
			onReject={(why) => {
				forget();
				setFault(why === 'size' ? 'file-too-large' : 'file-type');
			}}
		/>
	);
}
