import { type ComponentType, lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { RequireAuth } from './guard.tsx'
import { PublicLayout } from './layouts/public.tsx'

/** One lazy file per address; each exports `Page`. */
const page = (load: () => Promise<{ Page: ComponentType }>) =>
  lazy(() => load().then(({ Page }) => ({ default: Page })))

const Home = page(() => import('./pages/home.tsx'))
const Search = page(() => import('./pages/search.tsx'))
const Services = page(() => import('./pages/services.tsx'))
const Hospital = page(() => import('./pages/hospital.tsx'))
const Doctor = page(() => import('./pages/doctor.tsx'))
const BookAppointment = page(() => import('./pages/book-appointment.tsx'))
const Checkout = page(() => import('./pages/checkout.tsx'))
const Payment = page(() => import('./pages/payment.tsx'))
const BookingConfirmation = page(() => import('./pages/booking-confirmation.tsx'))
const MyAppointments = page(() => import('./pages/my-appointments.tsx'))
const Appointment = page(() => import('./pages/appointment.tsx'))
const Favourites = page(() => import('./pages/favourites.tsx'))
const Compare = page(() => import('./pages/compare.tsx'))
const Login = page(() => import('./pages/login.tsx'))
const Register = page(() => import('./pages/register.tsx'))
const Profile = page(() => import('./pages/profile.tsx'))
const ConfirmEmail = page(() => import('./pages/confirm-email.tsx'))
const ForgotPassword = page(() => import('./pages/forgot-password.tsx'))
const ResetPassword = page(() => import('./pages/reset-password.tsx'))
const NotFound = page(() => import('./pages/not-found.tsx'))

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
