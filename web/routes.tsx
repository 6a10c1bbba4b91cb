import { type ComponentType, lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { RequireAuth } from './guard.tsx'
import { type Area, showArea } from './i18n/i18n.ts'
import { PublicLayout } from './layouts/public.tsx'

/** One lazy file per address; each exports `Page` and comes with the sentences of its area. */
const page = (area: Area, load: () => Promise<{ Page: ComponentType }>) =>
  lazy(async () => {
    const [{ Page }] = await Promise.all([load(), showArea(area)])
    return { default: Page }
  })

const Home = page('discover', () => import('./pages/home.tsx'))
const Search = page('discover', () => import('./pages/search.tsx'))
const Services = page('discover', () => import('./pages/services.tsx'))
const Hospital = page('discover', () => import('./pages/hospital.tsx'))
const Doctor = page('discover', () => import('./pages/doctor.tsx'))
const BookAppointment = page('booking', () => import('./pages/book-appointment.tsx'))
const Checkout = page('booking', () => import('./pages/checkout.tsx'))
const Payment = page('booking', () => import('./pages/payment.tsx'))
const BookingConfirmation = page('booking', () => import('./pages/booking-confirmation.tsx'))
const MyAppointments = page('account', () => import('./pages/my-appointments.tsx'))
const Appointment = page('account', () => import('./pages/appointment.tsx'))
const Favourites = page('discover', () => import('./pages/favourites.tsx'))
const Compare = page('discover', () => import('./pages/compare.tsx'))
const Login = page('account', () => import('./pages/login.tsx'))
const Register = page('account', () => import('./pages/register.tsx'))
const Profile = page('account', () => import('./pages/profile.tsx'))
const ConfirmEmail = page('account', () => import('./pages/confirm-email.tsx'))
const ForgotPassword = page('account', () => import('./pages/forgot-password.tsx'))
const ResetPassword = page('account', () => import('./pages/reset-password.tsx'))
const NotFound = page('shell', () => import('./pages/not-found.tsx'))

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route index element={<Home />} />
        <Route path="search" element={<Search />} />
        <Route path="services" element={<Services />} />
        <Route path="hospitals/:id" element={<Hospital />} />
        <Route path="doctors/:id" element={<Doctor />} />
        <Route path="book-appointment" element={<BookAppointment />} />
        <Route path="checkout" element={<Checkout />} />
        <Route path="payment" element={<Payment />} />
        <Route path="booking-confirmation" element={<BookingConfirmation />} />
        <Route
          path="my-appointments"
          element={
            <RequireAuth>
              <MyAppointments />
            </RequireAuth>
          }
        />
        <Route
          path="my-appointments/:id"
          element={
            <RequireAuth>
              <Appointment />
            </RequireAuth>
          }
        />
        <Route
          path="favourites"
          element={
            <RequireAuth>
              <Favourites />
            </RequireAuth>
          }
        />
        <Route path="compare" element={<Compare />} />
        <Route path="login" element={<Login />} />
        <Route path="register" element={<Register />} />
        <Route path="profile" element={<Profile />} />
        <Route path="confirm-email" element={<ConfirmEmail />} />
        <Route path="forgot-password" element={<ForgotPassword />} />
        <Route path="reset-password" element={<ResetPassword />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}
