import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { DialogName } from './reservation-context.ts';

const MoveDialog = lazy(async () => ({ default: (await import('#views/move/move-dialog.tsx')).MoveDialog }));
const ReduceSheet = lazy(async () => ({ default: (await import('#views/move/reduce-sheet.tsx')).ReduceSheet }));
const PaymentSheet = lazy(async () => ({ default: (await import('#views/payment/payment-sheet.tsx')).PaymentSheet }));

const PriceSheet = lazy(async () => ({ default: (await import('#views/price/price-sheet.tsx')).PriceSheet }));
const DatesSheet = lazy(async () => ({ default: (await import('#views/dates/dates-sheet.tsx')).DatesSheet }));

type SheetProps = { isOpen: boolean; onClose: () => void };
type Props = {
	dialog: DialogName | undefined;
	onClose: () => void;
	/** Other days or persons: each front has a form of its own for it. */
	ChangeSheet?: ComponentType<SheetProps> | undefined;
};

/** Each is loaded when it is first opened. A closed one stays until the next, so that the focus finds its way back. */
export function ReservationDialogs({ dialog, onClose, ChangeSheet }: Props) {
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
			{shown === 'change' && ChangeSheet && <ChangeSheet {...props} />}
			{shown === 'payment' && <PaymentSheet {...props} />}
			{shown === 'price' && <PriceSheet {...props} />}
			{shown === 'dates' && <DatesSheet {...props} />}
			{shown !== 'reduce' && shown !== 'change' && shown !== 'payment' && shown !== 'price' && shown !== 'dates' && (
				<MoveDialog key={shown} name={shown} {...props} />
			)}
		</Suspense>
	);
}
