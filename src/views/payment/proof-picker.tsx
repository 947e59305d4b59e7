import { useState } from 'react';
import { maxFileBytes } from '#domain/file/file.ts';
import { FilePicker } from '#ui/file-picker.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useConflict } from '#views/move/use-moving.ts';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { useReservationFailure } from '#views/reservation/use-reservation-failure.ts';

const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf'] as const;

type Props = {
	/** Other reservations that the same transfer pays for. */
	also?: readonly string[];
	/** One waits already: this takes its place. */
	isAgain?: boolean;
};

/** Sends the slip of a transfer. */
export function ProofPicker({ also = [], isAgain = false }: Props) {
	const t = useTranslations('reservation.my.pay');
	const faultWords = useTranslations('error.fault');
	const callApi = useApi();
	const language = useWordsLocale();
	const { reservation, replace, say } = useReservation();
	const { isBusy, failure, faults, save, forget } = useSaving({
		textOf: useReservationFailure(),
		onRefusal: useConflict(),
	});
	const [file, setFile] = useState<File>();
	const [fault, setFault] = useState<'file-type' | 'file-too-large'>();
	// A slip that cannot be read is told as such, not as something entered.
	const [wrong] = fault ? [fault] : Object.values(faults);
	const send = async (chosen: File) => {
		setFault(undefined);
		setFile(chosen);
		const query = { language, name: chosen.name.slice(0, 200), also: also.join(',') };
		const params = { id: reservation.id };
		const answer = await save(() => callApi('POST /api/reservations/:id/proofs', { params, query, body: chosen }));
		if (!answer) return;
		replace(answer);
		setFile(undefined);
		say(t('proofSent'));
	};
	return (
		<FilePicker
			label={t(isAgain ? 'proofAgain' : 'proofLabel')}
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
