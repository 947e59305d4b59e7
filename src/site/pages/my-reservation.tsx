import { useSuspenseQuery } from '@tanstack/react-query';
import { nothingYet } from '../shell/nothing-yet.ts';
import { PreparingPage } from '../shell/preparing-page.tsx';

export const queries = () => [nothingYet];

export default function MyReservationPage() {
	useSuspenseQuery(nothingYet);
	return <PreparingPage page="myReservation" />;
}
