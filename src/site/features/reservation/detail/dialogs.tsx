import { lazy, Suspense, useEffect, useState } from 'react';
import type { DialogName } from './reservation-context.ts';

const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }));
const ReduceSheet = lazy(async () => ({ default: (await import('./reduce-sheet.tsx')).ReduceSheet }));
const ChangeSheet = lazy(async () => ({ default: (await import('./change-sheet.tsx')).ChangeSheet }));
const PaymentSheet = lazy(async () => ({ default: (await import('./payment-sheet.tsx')).PaymentSheet }));

type Props = { dialog: DialogName | undefined; onClose: () => void };

/** Each is loaded when it is first opened. A closed one stays until the next, so that the focus finds its way back. */
export function Dialogs({ dialog, onClose }: Props) {
	const [last, setLast] = useState<DialogName>();
	useEffect(() => {
		if (dialog !== undefined) setLast(dialog);
	}, [dialog]);
	const shown = dialog ?? last;
	if (shown === undefined) return null;
	const props = { isOpen: dialog !== undefined, onClose };
	return (
		<Suspense fallback={null}>
			{shown === 'reduce' && <ReduceSheet {...props} />}
			{shown === 'change' && <ChangeSheet {...props} />}
			{shown === 'payment' && <PaymentSheet {...props} />}
			{shown !== 'reduce' && shown !== 'change' && shown !== 'payment' && (
				<MoveDialog key={shown} name={shown} {...props} />
			)}
		</Suspense>
	);
}
