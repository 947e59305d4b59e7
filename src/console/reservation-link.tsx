import { admitToConsole, consolePages } from '#contract/console-pages.ts';
import { ConsoleLink } from './address.tsx';
import { useViewer } from './viewer.tsx';

type Props = { id: string; text: string };

/** The way to a reservation for who may open it; to anybody else its name. */
export function ReservationLink({ id, text }: Props) {
	if (admitToConsole('reservation', useViewer()) !== 'admitted') return <span>{text}</span>;
	return <ConsoleLink to={`${consolePages.reservations.path}/${id}`}>{text}</ConsoleLink>;
}
